#!/usr/bin/env bash
# What action.yml does once the grader is installed. From the environment: NAMES (chapter3, 3.3 …), SUBMISSION (a folder or
# file), OUT (a folder for the reports), ISOLATION (nothing: the best there is), LANGUAGE (zh or en).
# Exit status 0 when everything passed, 1 when something did not, another when the grader itself could not work.
set -uo pipefail
mkdir -p "$OUT"
OUT=$(cd "$OUT" && pwd)
read -r -a names <<< "$NAMES"
status=0
grade "${names[@]}" --from "$SUBMISSION" --lang "$LANGUAGE" ${ISOLATION:+--isolation "$ISOLATION"} \
  --json "$OUT/report.json" --junit "$OUT/junit.xml" --html "$OUT/report.html" || status=$?
if [ "$status" -le 1 ] && [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then
  python -P -m grader.report.markdown "$OUT/report.json" "$LANGUAGE" >> "$GITHUB_STEP_SUMMARY" || exit 3
fi
exit "$status"

# The grader in an image: for one class behind the wall of a container, and the same image for the workers of a cluster.
#   docker build -t watermelon-grader .
#   docker run --rm --network none -v "$PWD/submissions:/in:ro" -v "$PWD/grades:/out" watermelon-grader \
#       grade batch /in --chapter 3 --out /out
# The user is not root; the sandbox needs only Landlock and seccomp of the kernel, which Docker lets through (20.10.22 or
# later). `grade doctor` says whether they are in force. Where they are not, `--user root` has the level container.
FROM python:3.12-slim AS build
COPY . /source
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheel /source

FROM python:3.12-slim
RUN --mount=type=bind,from=build,source=/wheel,target=/wheel \
    pip install --no-cache-dir --no-compile "$(echo /wheel/*.whl)[all,cluster]" \
    && useradd --create-home --uid 1000 grader
ENV LC_ALL=C.UTF-8 \
    PYTHONUNBUFFERED=1
USER grader
WORKDIR /home/grader
CMD ["grade", "doctor"]

"""The tables of the gradebook and how an older file becomes one of this version.

assignment    what is graded: one line
student       the class: who is on the roster, and who handed in besides
submission    what was found of a student; of several, one counts and the others are duplicates
verdict       the result of one exercise, by what it depends on; shared by all who wrote the same
check_result  the checks of a verdict, for statistics
answer        the written answers of a verdict, for a person to read
result        which verdict a submission has on an exercise
written       the parts that a person reads, with what they are worth
mark          what a person gave for such a part
ruling        a person's word on a check, an exercise or the whole work of a student, beside the machine's verdict
settlement    whose a submission is, where a person had to say so
similar       two answers to one exercise that are alike
known_text    those of the course and of other years that an answer is like
draw          the seed of the batch, and whether everybody may know it
oddity        what a person should look at in an answer, which is no verdict
noted         what every student had when changes were last looked for; exercise '' is the grade
change        whose points changed, when, from what to what, and why
publication   when grades went out
published     the grade of each student that went out then
"""

from __future__ import annotations

import sqlite3

from grader.errors import GraderBroken

MIGRATIONS = (
    """
    CREATE TABLE assignment (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        course TEXT NOT NULL,
        exercises TEXT NOT NULL,
        isolation TEXT NOT NULL,
        regrading TEXT NOT NULL DEFAULT '[]',
        finished INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE student (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL,
        moodle TEXT NOT NULL,
        canvas TEXT NOT NULL,
        on_roster INTEGER NOT NULL
    );
    CREATE TABLE submission (
        label TEXT PRIMARY KEY,
        student TEXT NOT NULL REFERENCES student,
        status TEXT NOT NULL CHECK (status IN ('graded', 'unreadable', 'failed', 'duplicate', 'missing')),
        reason_zh TEXT NOT NULL,
        reason_en TEXT NOT NULL,
        submitted TEXT,
        late INTEGER NOT NULL,
        digest TEXT NOT NULL,
        seconds REAL NOT NULL,
        report TEXT NOT NULL
    );
    CREATE INDEX submission_of_student ON submission (student);
    CREATE TABLE verdict (
        key TEXT PRIMARY KEY,
        exercise TEXT NOT NULL,
        status TEXT NOT NULL,
        points REAL NOT NULL,
        max_points REAL NOT NULL,
        seconds REAL NOT NULL,
        misconception TEXT,
        report BLOB NOT NULL
    );
    CREATE TABLE check_result (
        verdict TEXT NOT NULL REFERENCES verdict ON DELETE CASCADE,
        position INTEGER NOT NULL,
        id TEXT NOT NULL,
        title_zh TEXT NOT NULL,
        title_en TEXT NOT NULL,
        status TEXT NOT NULL,
        points REAL NOT NULL,
        max_points REAL NOT NULL,
        seconds REAL NOT NULL,
        PRIMARY KEY (verdict, position)
    ) WITHOUT ROWID;
    CREATE TABLE result (
        submission TEXT NOT NULL REFERENCES submission ON DELETE CASCADE,
        exercise TEXT NOT NULL,
        verdict TEXT NOT NULL REFERENCES verdict,
        PRIMARY KEY (submission, exercise)
    ) WITHOUT ROWID;
    CREATE INDEX result_of_verdict ON result (verdict);
    CREATE TABLE answer (
        verdict TEXT NOT NULL REFERENCES verdict ON DELETE CASCADE,
        function TEXT NOT NULL,
        text TEXT NOT NULL,
        digest TEXT NOT NULL,
        PRIMARY KEY (verdict, function)
    ) WITHOUT ROWID;
    CREATE TABLE written (
        exercise TEXT NOT NULL,
        function TEXT NOT NULL,
        rubric TEXT NOT NULL,
        max_points REAL NOT NULL,
        PRIMARY KEY (exercise, function)
    ) WITHOUT ROWID;
    CREATE TABLE mark (
        student TEXT NOT NULL,
        exercise TEXT NOT NULL,
        function TEXT NOT NULL,
        points REAL NOT NULL,
        comment TEXT NOT NULL,
        answer TEXT NOT NULL,
        PRIMARY KEY (student, exercise, function)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE assignment ADD COLUMN rules TEXT NOT NULL DEFAULT '{}';
    ALTER TABLE student ADD COLUMN upload TEXT NOT NULL DEFAULT '';
    ALTER TABLE submission ADD COLUMN late_seconds REAL;
    ALTER TABLE submission ADD COLUMN rule TEXT NOT NULL DEFAULT '';
    ALTER TABLE submission ADD COLUMN unclear TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE submission ADD COLUMN recognised TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE submission ADD COLUMN unrecognised TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE submission ADD COLUMN remarks TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE verdict ADD COLUMN provisional INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE ruling (
        student TEXT NOT NULL,
        exercise TEXT NOT NULL,
        check_id TEXT NOT NULL,
        points REAL,
        comment TEXT NOT NULL,
        verdict REAL,
        PRIMARY KEY (student, exercise, check_id)
    ) WITHOUT ROWID;
    CREATE TABLE settlement (
        label TEXT PRIMARY KEY,
        student TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE similar (
        exercise TEXT NOT NULL,
        one TEXT NOT NULL,
        other TEXT NOT NULL,
        share REAL NOT NULL,
        PRIMARY KEY (exercise, one, other)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE assignment ADD COLUMN templates TEXT NOT NULL DEFAULT '{}';
    """,
    """
    CREATE TABLE draw (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        seed INTEGER NOT NULL,
        published INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE known_text (
        exercise TEXT NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (exercise, name)
    ) WITHOUT ROWID;
    CREATE TABLE oddity (
        verdict TEXT NOT NULL REFERENCES verdict ON DELETE CASCADE,
        kind TEXT NOT NULL,
        zh TEXT NOT NULL,
        en TEXT NOT NULL,
        PRIMARY KEY (verdict, kind)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE verdict ADD COLUMN strict TEXT;
    """,
    """
    ALTER TABLE student ADD COLUMN section TEXT NOT NULL DEFAULT '';
    ALTER TABLE submission ADD COLUMN candidates TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE submission ADD COLUMN clock TEXT NOT NULL DEFAULT '';
    ALTER TABLE submission ADD COLUMN look TEXT NOT NULL DEFAULT '';
    ALTER TABLE result ADD COLUMN answer TEXT NOT NULL DEFAULT '';
    CREATE TABLE noted (
        student TEXT NOT NULL,
        exercise TEXT NOT NULL,
        points REAL,
        machine REAL,
        answer TEXT NOT NULL,
        PRIMARY KEY (student, exercise)
    ) WITHOUT ROWID;
    CREATE TABLE change (
        id INTEGER PRIMARY KEY,
        at TEXT NOT NULL,
        student TEXT NOT NULL,
        exercise TEXT NOT NULL,
        before REAL,
        after REAL,
        why TEXT NOT NULL
    );
    CREATE TABLE publication (
        id INTEGER PRIMARY KEY,
        at TEXT NOT NULL
    );
    CREATE TABLE published (
        publication INTEGER NOT NULL REFERENCES publication ON DELETE CASCADE,
        student TEXT NOT NULL,
        grade REAL,
        maximum REAL NOT NULL,
        PRIMARY KEY (publication, student)
    ) WITHOUT ROWID;
    """,
)
"""One script for each version; what was released is never changed, only added to."""


def migrate(connection: sqlite3.Connection, file: str) -> None:
    """Brings a file to the newest version, one transaction for each step; refuses a file from the future."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise GraderBroken(
            f"{file} 由更新版本的批改器写成（版本 {version}，这里只懂 {len(MIGRATIONS)}）；请升级",
            f"{file} was written by a newer grader (version {version}, this one knows {len(MIGRATIONS)}); upgrade it",
        )
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")

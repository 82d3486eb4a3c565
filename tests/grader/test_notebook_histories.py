"""`%grade` equals `grade` on the saved notebook: a hundred histories of running, editing, deleting, moving, restarting.

What a kernel cannot know is edited, deleted or moved and not saved: after such a change the notebook is saved before it
is graded, as front ends do by themselves every other minute. Whatever was only run need not be saved.
"""

import random

import pytest

from grader.submission import read
from tests.grader.notebooks import FrontEnd

MEANS = ["def mean(values):\n    return sum(values) / len(values)\n", "def mean(values):\n    return max(values)\n"]
SPREADS = [
    "def spread(values):\n    return max(values) - min(values)\n",
    "def spread(values):\n    return top(values)\n",
]
SOURCES = [
    *(f"%%exercise 1.1\n{mean}" for mean in MEANS),
    *(f"%%exercise 1.1\n{spread}" for spread in SPREADS),
    *(f"%%exercise 1.1\n{mean}\n\n{spread}" for mean in MEANS for spread in SPREADS),
    "%%exercise 1.1\ndef mean(values:\n    return 0\n",
    "%%exercise 1.2\ndef counterexample(n):\n    return {'a': [1.0] * n, 'b': [0.0] * (n - 1) + [1.5]}\n",
    "%%exercise 1.2\ndef counterexample(n):\n    return {'a': [mean([n])], 'b': []}\n",
    "def top(values):\n    return max(values) - min(values)\n",
    "def top(values):\n    return 0.0\n",
    "values = [1,\n% 2]",
    "!echo nothing\nspread?",
    "1 / 0",
]
ACTIONS = ["insert", "insert", "edit", "run", "run", "run", "run", "delete", "move", "restart", "save"]


def live(notebook, chance, steps):
    """Some steps of a history; whether anything is unsaved that a kernel cannot see."""
    hidden = False
    for _ in range(steps):
        place = chance.randrange(len(notebook.cells) + 1)
        action = chance.choice(
            ["insert", "insert", "edit", "run", "run", "run", "run", "delete", "move", "restart", "save"]
        )
        if action == "insert":
            notebook.insert(place, chance.choice(SOURCES))
            hidden = True
        elif action == "restart":
            # What ran and is not saved is forgotten.
            notebook.restart()
            hidden = True
        elif action == "save":
            notebook.save()
            hidden = False
        elif place < len(notebook.cells):
            if action == "run":
                notebook.run(place)
            elif action == "edit":
                notebook.edit(place, chance.choice(SOURCES))
                hidden = True
            elif action == "delete":
                del notebook.cells[place]
                hidden = True
            else:
                notebook.cells.insert(0, notebook.cells.pop(place))
                hidden = True
    return hidden


def sources(course, submission):
    """All that a verdict is made of."""
    return [submission.source_of(exercise) for exercise in course.exercises]


def verdicts(referee, submission):
    report = referee.grade(submission, referee.course.exercises)
    return [(one.status, one.points, [(c.id, c.status, c.failure) for c in one.checks]) for one in report.exercises]


@pytest.mark.parametrize("ids", [True, False])
@pytest.mark.parametrize("seed", range(50))
def test_grading_inside_equals_grading_the_saved_file(seed, ids, referee, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    chance = random.Random(1000 * ids + seed)
    notebook = FrontEnd(tmp_path / "work.ipynb", referee.course, monkeypatch, ids=ids)
    notebook.append(*chance.choices(SOURCES, k=3))
    notebook.save()
    for _ in range(3):
        hidden = live(notebook, chance, 8)
        if hidden or not ids:
            notebook.save()
        else:
            # Only runs since it was saved, of cells as they are: nothing to save.
            assert "did not count" not in notebook.present().basis.en
        inside = notebook.submission()
        notebook.save()
        outside = read(notebook.path, own=True)
        assert sources(referee.course, inside) == sources(referee.course, outside)
    if seed % 10 == 0:
        assert verdicts(referee, inside) == verdicts(referee, outside)


@pytest.mark.parametrize("seed", range(20))
def test_edited_and_run_needs_no_saving(seed, referee, tmp_path, monkeypatch):
    """With ids: any cells edited and run, and new ones at the end, since the notebook was saved."""
    monkeypatch.chdir(tmp_path)
    chance = random.Random(seed)
    notebook = FrontEnd(tmp_path / "work.ipynb", referee.course, monkeypatch)
    notebook.append(*chance.choices(SOURCES, k=4))
    notebook.save()
    for _ in range(6):
        place = chance.randrange(len(notebook.cells) + 1)
        if place == len(notebook.cells):
            notebook.append(chance.choice(SOURCES))
        else:
            notebook.edit(place, chance.choice(SOURCES))
        notebook.run(place)
    inside = notebook.submission()
    notebook.save()
    assert sources(referee.course, inside) == sources(referee.course, read(notebook.path, own=True))


@pytest.mark.parametrize("ids", [True, False])
def test_what_is_graded_is_said_to_be_as_it_was_saved(ids, referee, tmp_path, monkeypatch):
    """Whatever is unsaved and unseen, the sentence names the saved state that counts."""
    monkeypatch.chdir(tmp_path)
    notebook = FrontEnd(tmp_path / "work.ipynb", referee.course, monkeypatch, ids=ids)
    notebook.append(f"%%exercise 1.1\n{MEANS[0]}\n\n{SPREADS[0]}")
    notebook.save()
    before = sources(referee.course, notebook.submission())
    del notebook.cells[0]
    assert sources(referee.course, notebook.submission()) == before
    assert notebook.present().basis.en.startswith("Graded: work.ipynb as saved at ")

"""What comes back from a call, the unhappy answers first."""

from __future__ import annotations

import numpy as np
import pytest

from grader.player import CallbackBroken, Missing, Raised, Returned, Unusable, Unwritten, encode_call

from .conftest import Play, value


def test_an_exception_comes_back_with_the_students_own_lines(play: Play) -> None:
    player = play(
        """
        import json

        def parse(text):
            return helper(text)

        def helper(text):
            return json.loads(text)
        """
    )
    reply = player.call("parse", "{")
    assert isinstance(reply, Raised)
    assert reply.error.type == "JSONDecodeError"
    assert "double quotes" in reply.error.message
    assert [(frame.file, frame.line, frame.function, frame.source) for frame in reply.error.frames] == [
        ("answer.py", 5, "parse", "return helper(text)"),
        ("answer.py", 8, "helper", "return json.loads(text)"),
    ]


def test_a_wrong_number_of_arguments_points_at_the_definition(play: Play) -> None:
    reply = play("def f(x):\n    return x").call("f", 1, 2)
    assert isinstance(reply, Raised)
    assert reply.error.type == "TypeError"
    assert [(frame.line, frame.source) for frame in reply.error.frames] == [(1, "def f(x):")]


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("raise KeyboardInterrupt", "KeyboardInterrupt"),
        ("import sys; sys.exit(0)", "SystemExit"),
        ("raise GeneratorExit", "GeneratorExit"),
        ("return f()", "RecursionError"),
        ("import numpy; return numpy.zeros(10**12)", "MemoryError"),
        ("return [0] * 10**10", "MemoryError"),
        ("return input()", "EOFError"),
        ("return 1 / 0", "ZeroDivisionError"),
        ("import scipy", "ModuleNotFoundError"),
    ],
)
def test_a_player_survives_what_its_code_raises(play: Play, body: str, kind: str) -> None:
    player = play(f"def f():\n    {body}\ndef g():\n    return 1")
    reply = player.call("f")
    assert isinstance(reply, Raised)
    assert reply.error.type == kind
    assert value(player.call("g")) == 1


def test_an_exception_that_cannot_be_shown_is_still_reported(play: Play) -> None:
    player = play(
        """
        class Shy(Exception):
            def __str__(self):
                raise ValueError

        def f():
            raise Shy
        """
    )
    reply = player.call("f")
    assert isinstance(reply, Raised)
    assert (reply.error.type, reply.error.message) == ("Shy", "<ValueError in __str__>")


def test_of_an_endless_recursion_both_ends_are_shown(play: Play) -> None:
    reply = play("def f(x):\n    return f(x + 1)").call("f", 0)
    assert isinstance(reply, Raised)
    assert 2 <= len(reply.error.frames) <= 20


@pytest.mark.parametrize(
    ("expression", "kind", "word"),
    [
        ("(x for x in [1])", "generator", "generator"),
        ("[len]", "list", "builtin_function_or_method"),
        ("dict.fromkeys(range(1001))", "dict", "1001"),
        ("__import__('numpy').ma.masked_array([1], [True])", "numpy.MaskedArray", "filled"),
        ("1 << 2000", "int", "2001 bits"),
        ("b''", "bytes", "bytes"),
        ("'x' * (20 << 20)", "str", "too large"),
        ("f", "function", "function"),
    ],
)
def test_what_is_not_plain_data_is_unusable_with_a_sentence(play: Play, expression: str, kind: str, word: str) -> None:
    player = play(f"def f():\n    return {expression}")
    reply = player.call("f")
    assert isinstance(reply, Unusable)
    assert reply.type == kind
    assert word in reply.reason.en
    assert reply.reason.zh
    assert isinstance(player.call("f"), Unusable)


def test_a_function_that_is_not_there_is_missing(play: Play) -> None:
    player = play("f = 3", "f", "g")
    assert player.loaded.missing == ("f", "g")
    assert player.call("f") == Missing("f")
    assert player.call("__import__", "os") == Missing("__import__")


def test_functions_without_a_body_are_unwritten(play: Play) -> None:
    player = play(
        """
        def only_docstring(x):
            '''Say something.'''

        def only_dots(x): ...

        def only_pass(x):
            # later
            pass

        def says_so(x):
            '''Say something.'''
            raise NotImplementedError("later")

        def says_so_late(x):
            y = x + 1
            raise NotImplementedError

        def written(x):
            return None
        """,
        "only_docstring",
        "only_dots",
        "only_pass",
        "says_so",
        "says_so_late",
        "written",
    )
    assert player.loaded.unwritten == ("only_docstring", "only_dots", "only_pass", "says_so")
    assert player.call("only_pass", 1) == Unwritten("only_pass")
    assert player.call("says_so_late", 1) == Unwritten("says_so_late")
    assert value(player.call("written", 1)) is None


@pytest.mark.parametrize(
    ("body", "arguments", "changed"),
    [
        ("a[0] = 9", ([1], [2]), (0,)),
        ("b += 1", ([1], np.zeros(3)), (1,)),
        ("b[-1] = float('nan')", ([1], np.zeros(100_000)), (1,)),
        ("b.setdefault('x', []).append(1)", ([1], {"x": []}), (1,)),
        ("a.sort(); b.clear()", ([2, 1], {3}), (0, 1)),
        ("a.append(len)", ([1], 0), (0,)),
        ("a.append(a)", ([1], 0), (0,)),
        ("a = [9]", ([1], 0), ()),
        ("a[0] = a[0]", ([float("nan")], 0), ()),
        ("b.add(1); b.discard(1)", (0, {2, "x", (1, 2), 0.5, None}), ()),
    ],
)
def test_arguments_changed_in_place_are_named(play: Play, body: str, arguments: tuple, changed: tuple) -> None:
    reply = play(f"def f(a, b):\n    {body}\n    return 1").call("f", *arguments)
    assert isinstance(reply, Returned)
    assert reply.changed == changed


def test_every_call_gets_arguments_of_its_own(play: Play) -> None:
    player = play("def f(a):\n    a.append(1)\n    return len(a)")
    call = encode_call("f", ([],))
    assert [value(reply) for reply in player.run([call, call])] == [1, 1]


def test_tuples_lists_sets_and_arrays_keep_their_types(play: Play) -> None:
    player = play("def f(x):\n    return x")
    for given in [(1, [2, (3,)]), {(1, 2): {"a"}}, {1.5, None}, [True, 1, 1.0, 1j, "文"]]:
        got = value(player.call("f", given))
        assert got == given
        assert repr(got) == repr(given)
    array = value(player.call("f", np.arange(6, dtype=np.int32).reshape(2, 3)))
    assert (array.shape, array.dtype) == ((2, 3), np.int32)


def test_large_arrays_travel_both_ways(play: Play) -> None:
    array = np.random.default_rng(0).normal(size=(1000, 1000))
    player = play("def f(x):\n    return x * 2")
    calls = [encode_call("f", (array,))] * 3
    for reply in player.run(calls):
        assert np.array_equal(value(reply), array * 2)


def test_more_calls_than_any_buffer_holds_are_answered_in_order(play: Play) -> None:
    player = play("def f(n, pad):\n    return [n, pad]")
    calls = [encode_call("f", (number, "x" * 5000)) for number in range(300)]
    assert [value(reply)[0] for reply in player.run(calls)] == list(range(300))


def test_replies_come_lazily_and_stopping_early_closes_the_player(play: Play) -> None:
    player = play("def f(n):\n    if n == 2:\n        while True: pass\n    return n")
    replies = player.run([encode_call("f", (number,)) for number in range(3)])
    assert value(next(replies)) == 0
    replies.close()
    with pytest.raises(ValueError, match="closed"):
        player.call("f", 0)


def test_callbacks_are_called_with_data_and_their_answers_come_back(play: Play) -> None:
    player = play("def f(functions, x):\n    return [functions['g'](x), functions['h'](x, x)]")
    seen: list[tuple] = []

    def h(*args: object) -> list[object]:
        seen.append(args)
        return [args]

    array = np.ones(2)
    got = value(player.call("f", {"g": lambda x: x + 1, "h": h}, array))
    assert got[0].tolist() == [2, 2]
    assert len(seen) == 1
    assert seen[0][0].tolist() == [1, 1]


def test_a_callback_is_no_answer_and_takes_no_functions(play: Play) -> None:
    player = play("def back(g):\n    return g\ndef pass_on(g):\n    return g(len)\ndef keep(g):\n    return g(1)")
    assert isinstance(player.call("back", abs), Unusable)
    reply = player.call("pass_on", abs)
    assert isinstance(reply, Raised)
    assert "plain data" in reply.error.message
    assert value(player.call("keep", abs)) == 1


def test_a_callback_called_with_too_many_arguments_is_the_students_mistake(play: Play) -> None:
    player = play("def f(g):\n    return g(1, 2)\ndef ok(g):\n    return g(1)")
    reply = player.call("f", lambda z: z)
    assert isinstance(reply, Raised)
    assert reply.error.type == "TypeError"
    assert "too many positional arguments" in reply.error.message
    assert value(player.call("ok", lambda z: z)) == 1


def test_an_exception_in_a_callback_is_the_callers(play: Play) -> None:
    player = play("def f(g):\n    try:\n        return g(1)\n    except BaseException:\n        return 'caught'")

    def broken(_: int) -> int:
        raise LookupError("mine")

    with pytest.raises(CallbackBroken, match="LookupError: mine"):
        player.call("f", broken)
    with pytest.raises(ValueError, match="closed"):
        player.call("f", abs)


def test_a_function_is_not_encoded_where_no_callback_is_expected() -> None:
    with pytest.raises(TypeError, match="callbacks"):
        encode_call("f", (len,))


def test_what_is_printed_is_kept_with_warnings_and_half_lines(play: Play) -> None:
    player = play(
        """
        import sys
        import numpy as np

        print("loading")

        def f():
            print("文字 \\ud800", file=sys.stderr)
            print("half", end="")
            np.log(np.zeros(1))
            return 1
        """
    )
    player.call("f")
    player.close()
    assert player.output.startswith("loading\n文字 \\ud800\n")
    assert "RuntimeWarning" not in player.output
    assert player.output.endswith("half")


def test_whoever_replaces_standard_output_keeps_answering(play: Play) -> None:
    player = play("import sys\nsys.stdout = None\nsys.stderr = 3\ndef f():\n    return 1")
    assert value(player.call("f")) == 1


def test_random_numbers_and_sets_are_the_same_in_every_player(play: Play) -> None:
    code = """
        import random
        import numpy as np

        def f():
            return [random.random(), float(np.random.rand()), list({"甲", "乙", "丙", "丁"})]
        """
    first, second = (value(play(code).call("f")) for _ in range(2))
    assert first == second

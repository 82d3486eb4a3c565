"""Statements on a terminal: formulas in letters, paragraphs in one line."""

from __future__ import annotations

import re

import pytest

from grader.course.catalog import own_course
from grader.report.spelled import paragraphs, plain, spelled


@pytest.mark.parametrize(
    ("latex", "letters"),
    [
        (r"\beta = (w_1, …, w_d, b)", "β = (w₁, …, w_d, b)"),
        (r"z_i = w \cdot x_i + b", "zᵢ = w · xᵢ + b"),
        (r"|x_{ij}| ≤ 10^4", "|xᵢⱼ| ≤ 10⁴"),
        (r"\frac{\lambda}{2} \lVert w \rVert^2", "λ/2 ‖w‖²"),
        (r"\sum_{i=1}^n \ln p_i", "∑ᵢ₌₁ⁿ ln pᵢ"),
        (r"10^{-9}", "10⁻⁹"),
        (r"\hat{y}", "y\u0302"),
        (r"\frac{a + b}{\sqrt{c}}", "(a + b)/(√c)"),
        (r"e^{-z/2}", "e^(-z/2)"),
    ],
)
def test_a_formula_in_letters(latex: str, letters: str) -> None:
    assert spelled(latex) == letters


def test_a_paragraph_is_one_line() -> None:
    text = "**数值。** 在 $|z|$ 时\n有限；`a_b` 与\n$x_{ab}$。\n\n- one\n  more\n- two"
    assert paragraphs(text) == "**数值。** 在 |z| 时有限；`a_b` 与 x\\_(ab)。\n\n- one more\n- two"
    assert plain(text).startswith("数值。 在 |z| 时有限；`a_b` 与 x_(ab)。")


def test_no_statement_of_the_course_shows_latex() -> None:
    for exercise in own_course().exercises:
        for text in exercise.statement:
            left = re.findall(r"\\[a-zA-Z]+|\$", plain(text))
            assert not left, (exercise.id, left)

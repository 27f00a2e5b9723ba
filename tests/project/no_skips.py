"""A pytest plugin: on CI a skipped test fails. `.ci/run` must install whatever the machine lacks."""

import os
from collections.abc import Generator
from typing import NoReturn, TypeVar

import pytest

CI = bool(os.environ.get("CI"))
Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)


def lacking(advice: str) -> NoReturn:
    """Skip a test that needs a program that is not here. On CI it fails, even if this plugin is not in use."""
    (pytest.fail if CI else pytest.skip)(advice)


def reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    return report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)


def refuse(report: Report) -> Report:
    if CI and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"Nothing may be skipped where CI is set: {reason(report)}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    return refuse((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    return refuse((yield))

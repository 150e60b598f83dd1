"""Builds the compiled parts if there is a compiler; without one, the install goes on."""

from pathlib import Path

from setuptools import Extension, setup


def fast(package: str) -> Extension:
    """The compiled part of a package, from the C files in its folder `fast`."""
    folder = Path(*package.split("."), "fast")
    return Extension(
        f"{package}._fast",
        sources=sorted(map(str, folder.rglob("*.c"))),
        depends=sorted(map(str, folder.rglob("*.[ch]"))),
        include_dirs=[str(folder)],
        extra_compile_args=["-std=c99", "-O3"],
        py_limited_api=True,
        optional=True,
    )


setup(
    ext_modules=[fast("engine.solver"), fast("bot.render")],
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)

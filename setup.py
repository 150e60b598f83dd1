"""Builds the compiled search if there is a compiler; without one, the install goes on."""

from pathlib import Path

from setuptools import Extension, setup

FAST = Path("engine/solver/fast")

setup(
    ext_modules=[
        Extension(
            "engine.solver._fast",
            sources=sorted(map(str, FAST.glob("*.c"))),
            depends=sorted(map(str, FAST.glob("*.[ch]"))),
            extra_compile_args=["-std=c99", "-O3"],
            py_limited_api=True,
            optional=True,
        )
    ],
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)

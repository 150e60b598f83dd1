"""The compiled search: built where there is a compiler, done without where there is none."""

from pathlib import Path

from setuptools import Extension, setup

FAST = Path("engine/solver/fast")

setup(
    ext_modules=[
        Extension(
            "engine.solver._fast",
            sources=sorted(map(str, FAST.glob("*.c"))),
            depends=sorted(map(str, FAST.glob("*.h"))),
            extra_compile_args=["-std=c99", "-O3"],
            py_limited_api=True,
            optional=True,
        )
    ],
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)

"""Compiled functions of one module: compiled once by Numba, then called without it.

Importing Numba takes most of a second, and what it keeps on disk can only be loaded with
it. So the functions that Python calls (a module's `EXPORTS`) are compiled by Numba once into one
object file; from then on LLVM's loader and `ctypes` are enough. Such a function takes
arrays (by address) and integers, returns an integer, and runs without the GIL.

Compiled code believes its arguments. So every call is checked against the function's
signature: the number of arguments, and of each array the dtype and that it is contiguous.
"""

from __future__ import annotations

import ctypes
import hashlib
from functools import cached_property, partial
from importlib.util import find_spec
from operator import index
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.atomic_file import write_atomically
from lapidarium.compiled import cache
from lapidarium.compiled.errors import CompiledCodeError, CoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Progress = Callable[[str, int, int], None]
    """The function being compiled, how many are done, and how many there are."""
    Signatures = Mapping[str, tuple[Any, ...]]
    """For each function the kinds of its arguments: `int`, or the dtype of an array."""

DIGEST = hashlib.sha256().digest_size
INTEGER = None
"""In a signature: an integer instead of the dtype of an array."""


class CompiledModule:
    """The compiled functions of one module, loaded when one is first called."""

    def __init__(self, name: str, signatures: Signatures) -> None:
        self.name = name
        self.signatures = {
            function: tuple(INTEGER if kind is int else np.dtype(kind) for kind in kinds)
            for function, kinds in signatures.items()
        }
        self._functions: dict[str, Any] = {}
        self._engine: Any = None
        self._loading = Lock()

    @cached_property
    def file(self) -> str:
        """The name of the object file: the module's, and what it was compiled from."""
        spec = find_spec(self.name)
        if spec is None or spec.origin is None:
            raise ModuleNotFoundError(self.name)
        return "-".join(filter(None, (self.name, cache.part_of(Path(spec.origin))))) + ".o"

    def call(self, function: str, *arguments: Any) -> int:
        """Call a function; raises CoreError if the arguments do not fit its signature."""
        compiled, words = self._checked(function, arguments)
        result, problem = ctypes.c_int64(), ctypes.c_void_p()
        if compiled(ctypes.byref(result), ctypes.byref(problem), *words):
            raise CompiledCodeError(f"{self.name}.{function} stopped: index out of bounds")
        return result.value

    def prepared(self, function: str, *arguments: Any) -> Callable[[], int]:
        """The same call again and again, on the same arrays, which are checked only now."""
        compiled, words = self._checked(function, arguments)
        result, problem = ctypes.c_int64(), ctypes.c_void_p()
        bound = partial(compiled, ctypes.byref(result), ctypes.byref(problem), *words)

        def again(_kept: Any = arguments) -> int:
            if bound():
                raise CompiledCodeError(f"{self.name}.{function} stopped: index out of bounds")
            return result.value

        return again

    def _checked(self, function: str, arguments: tuple[Any, ...]) -> tuple[Any, list[int]]:
        """The compiled function, and its arguments as words."""
        if function not in self._functions:
            self._functions[function] = self._loaded(function)
        compiled, kinds = self._functions[function]
        if len(arguments) != len(kinds):
            expected = f"{len(kinds)} arguments, got {len(arguments)}"
            raise CoreError(f"{self.name}.{function} expects {expected}")
        words: list[int] = []
        for value, kind in zip(arguments, kinds, strict=True):
            if kind is INTEGER:
                words.append(value if type(value) is int else self._integer(function, value))
            elif type(value) is np.ndarray and value.dtype == kind and value.flags.c_contiguous:
                words.append(value.ctypes.data)
            else:
                raise self._mismatch(function, len(words), value, kind)
        return compiled, words

    def _integer(self, function: str, value: Any) -> int:
        try:
            return index(value)
        except TypeError:
            raise CoreError(
                f"{self.name}.{function} expects an integer, got {_described(value)}"
            ) from None

    def _mismatch(self, function: str, number: int, value: Any, kind: Any) -> CoreError:
        expected = f"a contiguous array of {_named(kind)}"
        where = f"{self.name}.{function}, argument {number + 1}"
        return CoreError(f"{where}: expected {expected}, got {_described(value)}")

    def _loaded(self, function: str) -> tuple[Any, tuple[Any, ...]]:
        if function not in self.signatures:
            raise CoreError(f"{self.name} has no compiled function {function!r}")
        if self._engine is None:
            self.load()
        kinds = self.signatures[function]
        words = [ctypes.c_int64] * len(kinds)
        form = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, *words)
        return form(self._engine.get_function_address(function)), kinds

    @property
    def is_compiled(self) -> bool:
        """Is everything compiled already?"""
        return self._engine is not None or self._cached() is not None

    def load(self, progress: Progress | None = None) -> None:
        """Have the functions ready, compiling them if nobody has yet."""
        with self._loading:
            if self._engine is not None:
                return
            code = self._cached()
            if code is None:
                with cache.locked(self.file):
                    code = self._cached() or self._compile(progress)
            self._engine = _engine_with(code)

    def _cached(self) -> bytes | None:
        """The object file on disk, unless it was damaged."""
        path = cache.find(self.file)
        whole = path.read_bytes() if path else b""
        digest, code = whole[:DIGEST], whole[DIGEST:]
        return code if code and hashlib.sha256(code).digest() == digest else None

    def _compile(self, progress: Progress | None) -> bytes:
        from lapidarium.compiled.build import object_code  # noqa: PLC0415 - imports Numba

        code = object_code(self.name, self.signatures, progress)
        folder = cache.folder()
        if folder is not None:
            write_atomically(folder / self.file, hashlib.sha256(code).digest() + code)
            cache.remove_old()
        return code


def _named(dtype: np.dtype[Any]) -> str:
    return str(dtype) if dtype.names is None else f"records of {dtype.itemsize} bytes"


def _described(value: object) -> str:
    if not isinstance(value, np.ndarray):
        return type(value).__name__
    layout = "a contiguous" if value.flags.c_contiguous else "a non-contiguous"
    return f"{layout} array of {_named(value.dtype)}"


def _engine_with(code: bytes) -> Any:
    import llvmlite.binding as llvm  # noqa: PLC0415

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), target_machine())
    engine.add_object_file(llvm.object_file.ObjectFileRef.from_data(code))
    engine.finalize_object()
    return engine


def target_machine() -> Any:
    """Code for this processor, to be loaded into this process."""
    import llvmlite.binding as llvm  # noqa: PLC0415

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_triple(llvm.get_process_triple())
    reloc = "static" if target.name.startswith("x86") else "default"
    cpu, features = cache.processor()
    return target.create_target_machine(
        cpu=cpu, features=features, opt=3, reloc=reloc, codemodel="jitdefault", jit=True
    )

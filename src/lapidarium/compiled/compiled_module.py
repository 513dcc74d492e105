"""A shelf: the entries of one game, compiled once and called without Numba.

Importing Numba takes most of a second, and what it keeps on disk can only be loaded with
it. So the entries, which Python calls, are compiled by Numba once and put into one object
file; from then on LLVM's loader and `ctypes` are enough. An entry takes addresses and
whole numbers, returns a whole number, and runs without the GIL.

Kernels for other kernels (a bot's search) are Numba's own affair; see `compiling`.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.compiled import cache

if TYPE_CHECKING:
    from collections.abc import Callable

    Progress = Callable[[str, int, int], None]
    """What is compiled now, how much is done, and how much there is."""

DIGEST = hashlib.sha256().digest_size


class CompiledCodeError(RuntimeError):
    """A kernel stopped: with NUMBA_BOUNDSCHECK=1, because an index was out of bounds."""


class Shelf:
    """The entries of one module, loaded when one is first asked for."""

    def __init__(self, module: str) -> None:
        self.module = module
        self._entries: dict[str, Any] = {}
        self._engine: Any = None
        self._loading = Lock()

    @cached_property
    def file(self) -> str:
        """The name of the object file: the module's, and what it was compiled from."""
        spec = find_spec(self.module)
        if spec is None or spec.origin is None:
            raise ModuleNotFoundError(self.module)
        return "-".join(filter(None, (self.module, cache.part_of(Path(spec.origin))))) + ".o"

    def call(self, entry: str, *arguments: Any) -> int:
        """Call an entry; an array stands for its address."""
        if self._engine is None:
            self.load()
        result, problem = ctypes.c_int64(), ctypes.c_void_p()
        plain = [a.ctypes.data if isinstance(a, np.ndarray) else int(a) for a in arguments]
        if self._function(entry, len(plain))(ctypes.byref(result), ctypes.byref(problem), *plain):
            raise CompiledCodeError(f"{self.module}.{entry} stopped: index out of bounds")
        return result.value

    def _function(self, entry: str, arguments: int) -> Any:
        if entry not in self._entries:
            address = self._engine.get_function_address(entry)
            words = [ctypes.c_int64] * arguments
            form = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, *words)
            self._entries[entry] = form(address)
        return self._entries[entry]

    @property
    def is_warm(self) -> bool:
        """Is everything compiled already?"""
        return self._engine is not None or self._kept() is not None

    def load(self, progress: Progress | None = None) -> None:
        """Have the entries ready, compiling them if nobody has yet."""
        with self._loading:
            if self._engine is not None:
                return
            code = self._kept()
            if code is None:
                with cache.alone(self.file):
                    code = self._kept() or self._compile(progress)
            self._engine = _loaded(code)

    def _kept(self) -> bytes | None:
        """What lies on disk, unless it was damaged."""
        path = cache.found(self.file)
        whole = path.read_bytes() if path else b""
        digest, code = whole[:DIGEST], whole[DIGEST:]
        return code if code and hashlib.sha256(code).digest() == digest else None

    def _compile(self, progress: Progress | None) -> bytes:
        from lapidarium.compiled.build import built  # noqa: PLC0415 - imports Numba

        code = built(self.module, progress)
        folder = cache.folder()
        if folder is not None:
            _put(folder / self.file, hashlib.sha256(code).digest() + code)
            cache.tidy()
        return code


def _put(path: Path, content: bytes) -> None:
    """Write a file that nobody ever sees half written."""
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_bytes(content)
    draft.replace(path)


def _loaded(code: bytes) -> Any:
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

"""Compiling the entries of a module into one object file (see `shelf`)."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm
import numba
import numpy as np
from numba import types as numba_types
from numba.np.numpy_support import from_dtype

from lapidarium.compiled.compiled_module import target_machine

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.compiled.compiled_module import Progress

types: Any = numba_types
Entry = tuple["Callable[..., int]", tuple[Any, ...]]


def built(module: str, progress: Progress | None = None) -> bytes:
    """The object file of all entries of a module: its `ENTRIES`, by name."""
    entries: dict[str, Entry] = import_module(module).ENTRIES
    whole = llvm.parse_assembly("")
    machine = target_machine()
    whole.triple, whole.data_layout = machine.triple, str(machine.target_data)
    for number, (name, (function, arguments)) in enumerate(entries.items()):
        if progress is not None:
            progress(name, number, len(entries))
        whole.link_in(_compiled(name, function, arguments))
    _check_alone(whole)
    return bytes(machine.emit_object(whole))


def _compiled(name: str, function: Callable[..., int], arguments: tuple[Any, ...]) -> Any:
    """One entry with all it calls, and nothing else visible than its name."""
    dispatcher: Any = numba.njit(nogil=True, error_model="numpy")(function)
    dispatcher.compile(types.int64(*map(_type_of, arguments)))
    (signature,) = dispatcher.signatures
    own_name = dispatcher.overloads[signature].fndesc.llvm_func_name
    module = llvm.parse_assembly(dispatcher.inspect_llvm(signature))
    for part in module.functions:
        if part.name == own_name:
            part.name = name
        elif not part.is_declaration:
            part.linkage = llvm.Linkage.internal
    manager = llvm.create_new_module_pass_manager()
    manager.add_global_dead_code_eliminate_pass()
    options = llvm.create_pipeline_tuning_options(speed_level=0)
    manager.run(module, llvm.create_pass_builder(target_machine(), options))
    return module


def _type_of(argument: Any) -> Any:
    return types.int64 if argument is int else types.CPointer(from_dtype(np.dtype(argument)))


def _check_alone(module: Any) -> None:
    """Nothing of Numba's may be called: it will not be there."""
    known = ("llvm.", "mem")
    strangers = [
        part.name
        for part in module.functions
        if part.is_declaration and not part.name.startswith(known)
    ]
    if strangers:
        raise RuntimeError(f"entries call what is not theirs: {', '.join(strangers)}")

"""Compiling the exported functions of a module into one object file (see `compiled_module`)."""

from __future__ import annotations

from importlib import import_module
from inspect import signature
from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm
import numba
from numba import types as numba_types
from numba.np.numpy_support import from_dtype

from lapidarium.compiled.compiled_module import INTEGER, target_machine

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.compiled.compiled_module import Progress, Signatures

types: Any = numba_types


def object_code(module: str, signatures: Signatures, progress: Progress | None = None) -> bytes:
    """The object file of the functions in a module's `EXPORTS`, which fit these signatures."""
    exports: dict[str, Callable[..., int]] = import_module(module).EXPORTS
    _check_signatures(module, exports, signatures)
    whole = llvm.parse_assembly("")
    machine = target_machine()
    whole.triple, whole.data_layout = machine.triple, str(machine.target_data)
    for number, (name, function) in enumerate(exports.items()):
        if progress is not None:
            progress(name, number, len(exports))
        whole.link_in(_compiled(name, function, signatures[name]))
    _check_self_contained(whole)
    return bytes(machine.emit_object(whole))


def _check_signatures(
    module: str, exports: dict[str, Callable[..., int]], signatures: Signatures
) -> None:
    found = {name: len(signature(function).parameters) for name, function in exports.items()}
    wanted = {name: len(kinds) for name, kinds in signatures.items()}
    if found != wanted:
        raise RuntimeError(f"{module}: EXPORTS take {found}, the signatures say {wanted}")


def _compiled(name: str, function: Callable[..., int], kinds: tuple[Any, ...]) -> Any:
    """One function with everything it calls, and only its own name visible."""
    dispatcher: Any = numba.njit(nogil=True, error_model="numpy")(function)
    dispatcher.compile(types.int64(*map(_type_of, kinds)))
    (compiled,) = dispatcher.signatures
    own_name = dispatcher.overloads[compiled].fndesc.llvm_func_name
    module = llvm.parse_assembly(dispatcher.inspect_llvm(compiled))
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


def _type_of(kind: Any) -> Any:
    return types.int64 if kind is INTEGER else types.CPointer(from_dtype(kind))


def _check_self_contained(module: Any) -> None:
    """Nothing of Numba's may be called: it will not be there."""
    known = ("llvm.", "mem")
    missing = [
        part.name
        for part in module.functions
        if part.is_declaration and not part.name.startswith(known)
    ]
    if missing:
        raise RuntimeError(f"compiled functions call what is not theirs: {', '.join(missing)}")

"""Parts of answers that are defined as Structs, in the bodies that OpenAPI is made from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pydantic_core import core_schema

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler


class Plain:
    """A Struct that is sent as the plain values that `msgspec.to_builtins` gives.

    Annotated[LogLine, Plain]
    """

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: Any, _handler: GetCoreSchemaHandler
    ) -> core_schema.CoreSchema:
        return core_schema.any_schema(metadata={"struct": source.__name__})

    @classmethod
    def __get_pydantic_json_schema__(
        cls, schema: core_schema.CoreSchema, _handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        return {"type": "object", "title": schema["metadata"]["struct"]}

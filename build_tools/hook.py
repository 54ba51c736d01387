"""Puts the extension modules of the compiled build into a wheel: HATCH_BUILD_HOOK_ENABLE_CUSTOM=true."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface[Any]):
    """Compiles, and adds each extension module beside the source that it stands in for."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        from build_tools.compiling import build

        folder = Path(self.root, "build", "extensions")
        for path in build(folder):
            build_data["force_include"][str(folder / "lib" / path)] = str(path)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

"""Routes of the browsers that a person is pushed to."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, delete, get, post
from litestar.di import Provide
from litestar.params import JSONBody, PathParameter

from cuius.server.accounts.permissions import authorise
from cuius.server.notify.push_devices import NewPushDevice, PushDeviceInfo
from cuius.server.web.client_origin import request_origin
from cuius.server.web.dependencies import TheOrigin, ThePerson, TheServices

DeviceId = Annotated[str, PathParameter(max_length=32)]


class PushStatus(msgspec.Struct, frozen=True):
    """The key by which browsers know this server, and the browsers that are pushed to."""

    key: str
    devices: list[PushDeviceInfo]


@get("/", summary="Browsers that are pushed to")
async def get_push_status(services: TheServices, person: ThePerson) -> PushStatus:
    authorise("profile.devices", person)
    devices = await services.push_devices.list_devices(person)
    return PushStatus(await services.push.public_key(), devices)


@post("/", status_code=204, summary="Push to this browser from now on")
async def add_push_device(
    services: TheServices, person: ThePerson, origin: TheOrigin, data: JSONBody[NewPushDevice]
) -> None:
    await services.push_devices.add(person, data, origin)


@delete("/{device_id:str}", summary="Push no more to a browser")
async def remove_push_device(services: TheServices, person: ThePerson, device_id: DeviceId) -> None:
    await services.push_devices.remove(person, device_id)


push_router = Router(
    "/api/me/push",
    route_handlers=[get_push_status, add_push_device, remove_push_device],
    dependencies={"origin": Provide(request_origin)},
    tags=["me"],
)

"""Where friends find this server: as its owner says, or at the machine's address on the network if it listens there."""

from __future__ import annotations

import socket
from ipaddress import ip_address

from chatelain.server.addresses import household
from chatelain.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")
#: Addresses of documentation, behind any way out: asking for the way sends nothing.
_FAR = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


def is_loopback(host: str) -> bool:
    """Whether a name leads nowhere but to the machine that calls it.

    >>> [is_loopback(host) for host in ("127.0.0.1", "localhost", "::1", "::ffff:127.0.0.1", "192.168.1.7", "my.lan")]
    [True, True, True, True, False, False]
    """
    try:
        address = ip_address(host.strip("[]"))
    except ValueError:
        return host.lower() == "localhost" or host.lower().endswith(".localhost")
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address).is_loopback


def network_url(host: str, port: int) -> str:
    """Where others on the network find a server that listens there; empty if they cannot.

    >>> network_url("127.0.0.1", 8000), network_url("192.168.1.7", 8000), network_url("fd00::7", 8000)
    ('', 'http://192.168.1.7:8000', 'http://[fd00::7]:8000')
    """
    if is_loopback(host):
        return ""
    name = own_address() if host in EVERYWHERE else host
    if not name:
        return ""
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def own_address() -> str:
    """The address this machine has towards the rest of the network; empty without one."""
    for family, far in _FAR.items():
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as way:
                way.connect((far, 9))
                found = str(way.getsockname()[0])
        except OSError:
            continue
        if not is_loopback(found) and found not in EVERYWHERE:
            return found
    return ""


def reach_of(settings: Settings, host: str, address: str) -> str | None:
    """Where friends of this caller find the server; None if we know of nothing better than what the caller sees.

    The machine's address on its network is for those who sit at the machine: nobody else has to know it.
    """
    if settings.public_url:
        return settings.public_url.rstrip("/")
    is_here = (is_loopback(address) or address == household("::1")) and is_loopback(_name(host))
    return settings.network_url if is_here and settings.network_url else None


def _name(host: str) -> str:
    """A host without its port."""
    return host.partition("]")[0] if host.startswith("[") else host.partition(":")[0]

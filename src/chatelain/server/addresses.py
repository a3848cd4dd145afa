"""Network addresses: who is counted as one caller, and which ones are nobody's private network."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

Address = IPv4Address | IPv6Address

#: The last 32 bits are an address of the old kind: mapped, translated, NAT64.
_ENDS_IN_IPV4 = [IPv6Network(net) for net in ("::ffff:0:0/96", "::ffff:0:0:0/96", "64:ff9b::/96")]
_SIX_TO_FOUR = IPv6Network("2002::/16")
#: All that is routed between networks has been given out from here.
_GIVEN_OUT = IPv6Network("2000::/3")
#: What Python may call public: Teredo and its like, the compatible addresses of old, NAT64 of one's own, relays.
_NEVER = [
    ip_network(net) for net in ("2001::/23", "::/96", "64:ff9b:1::/48", "3fff::/20", "192.88.99.0/24", "192.0.0.0/24")
]
#: The middle of an interface's number that says: an IPv4 address follows (ISATAP).
_ISATAP = (0x00005EFE, 0x02005EFE)


def is_public(address: Address) -> bool:
    """Whether an address is out there: not ours, not a tunnel into our network, not many at once.

    >>> [is_public(ip_address(word)) for word in ("93.184.215.14", "64:ff9b::5db8:d70e", "2606:4700::1111")]
    [True, True, True]
    >>> [is_public(ip_address(word)) for word in ("10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "::ffff:10.0.0.1")]
    [False, False, False, False]
    """
    if any(address in net for net in _NEVER if net.version == address.version):
        return False
    if isinstance(address, IPv4Address):
        return address.is_global and not address.is_multicast and not address.is_reserved
    inner = embedded(address)
    if inner is not None and not is_public(inner):
        return False
    if any(address in net for net in _ENDS_IN_IPV4):
        return inner is not None
    return address.is_global and not address.is_multicast and address in _GIVEN_OUT


def embedded(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address a packet to this address may end up at.

    >>> [str(embedded(IPv6Address(word))) for word in ("2002:7f00:1::", "64:ff9b::7f00:1", "2606::5efe:127.0.0.1")]
    ['127.0.0.1', '127.0.0.1', '127.0.0.1']
    """
    number = int(address)
    if any(address in net for net in _ENDS_IN_IPV4) or (number >> 32) & 0xFFFFFFFF in _ISATAP:
        return IPv4Address(number & 0xFFFFFFFF)
    if address in _SIX_TO_FOUR:
        return IPv4Address((number >> 80) & 0xFFFFFFFF)
    return None


def household(word: str) -> str:
    """Whom limits count: an IPv4 address, or the /64 that a line of the new kind has to itself. No port, no zone.

    >>> [household(word) for word in ("10.1.2.3", "10.1.2.3:5123", "::ffff:10.1.2.3")]
    ['10.1.2.3', '10.1.2.3', '10.1.2.3']
    >>> household("2001:db8:1:2:aaaa::1") == household("[2001:db8:1:2:bbbb::2]:443")
    True
    """
    return _network(word, 64)


def neighbourhood(word: str) -> str:
    """The /48 around: as much as one customer of the new kind may have. Of an old address, itself.

    >>> neighbourhood("2001:db8:1:2::1"), neighbourhood("10.1.2.3")
    ('2001:db8:1::/48', '10.1.2.3')
    """
    return _network(word, 48)


def _network(word: str, bits: int) -> str:
    word = word.strip().partition("/")[0]
    if word.startswith("["):
        word = word[1:].partition("]")[0]
    elif word.count(":") == 1:
        word = word.partition(":")[0]
    try:
        address = ip_address(word.partition("%")[0])
    except ValueError:
        return word
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if isinstance(address, IPv4Address):
        return str(address)
    return str(IPv6Network((int(address), bits), strict=False))

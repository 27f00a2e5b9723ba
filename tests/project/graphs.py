"""Arrows between names: where they lead, and which of them lead back."""

from collections.abc import Collection, Mapping


def reachable(graph: Mapping[str, Collection[str]], start: str) -> set[str]:
    """Return the nodes to which the arrows lead from one of them."""
    nodes: set[str] = set()
    ahead = [start]
    while ahead:
        new = {*graph.get(ahead.pop(), ())} - nodes
        nodes |= new
        ahead += new
    return nodes


def in_circles(graph: Mapping[str, Collection[str]]) -> set[str]:
    """Return the nodes that can reach themselves."""
    return {node for node in graph if node in reachable(graph, node)}

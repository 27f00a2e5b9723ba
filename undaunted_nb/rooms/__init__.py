"""A room for a class: one kernel, many screens.

``room.py`` is the room without a network: messages in, messages out. ``server.py`` puts it on the network, ``classroom.py`` into a cell.
"""

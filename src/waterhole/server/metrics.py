"""What /metrics shows. Never anything about a person or a table."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
ENTRIES = Counter("waterhole_entries", "Entries stored in the logs of tables.", registry=REGISTRY)
RACES = Counter("waterhole_races", "Entries that another server stored first.", registry=REGISTRY)
REFUSED = Counter("waterhole_refused", "Messages and requests refused.", ["code"], registry=REGISTRY)
ROOMS = Gauge("waterhole_rooms", "Tables in use on this server.", registry=REGISTRY)
SOCKETS = Gauge("waterhole_sockets", "Open WebSockets.", registry=REGISTRY)
CALLS = Counter("waterhole_calls", "Calls by web push and webhook.", ["outcome"], registry=REGISTRY)
BOTS = Gauge("waterhole_bots_thinking", "Bots that think or wait to think.", registry=REGISTRY)
STORING = Histogram(
    "waterhole_move_seconds",
    "From a move's arrival to its acknowledgement.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=REGISTRY,
)
LAG = Histogram(
    "waterhole_loop_lag_seconds",
    "How late the event loop is, ten times a second.",
    buckets=(0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=REGISTRY,
)

"""Tables over HTTP and WebSocket: storage, fan-out and bots around `waterhole.table`."""

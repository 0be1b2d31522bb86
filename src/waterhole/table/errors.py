"""What a table refuses."""

from waterhole.core.errors import WaterholeError


class NotNow(WaterholeError):
    """Something that cannot be done at this table, or not at this time."""

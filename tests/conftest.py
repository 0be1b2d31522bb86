"""For all tests: Hypothesis measures no time. A busy machine is no fault of what is tested; pytest ends what hangs."""

from hypothesis import settings

settings.register_profile("waterhole", deadline=None)
settings.load_profile("waterhole")

from waterhole.core.words import Words


def carry_out(names: list[str], own: Words, as_json: bool) -> None: ...

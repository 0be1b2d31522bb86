"""Who somebody is, and how much one address may ask for."""

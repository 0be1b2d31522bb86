"""What anybody can run on a game: does it keep the kernel's promises, does it still play as it did, how fast is it?"""

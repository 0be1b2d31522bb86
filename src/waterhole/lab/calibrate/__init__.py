"""Finding the numbers of an edition under which what is wanted comes true."""

"""The learned value of a title: self-play, training, and the data card of the result."""

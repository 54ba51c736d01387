"""21.3 Henry VIII, his wives and his heirs."""

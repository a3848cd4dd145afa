"""What things are worth to a player who thinks one action ahead, in hundredths of a point."""

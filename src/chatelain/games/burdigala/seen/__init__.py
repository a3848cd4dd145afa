"""What a learned value sees, part by part; `features.py` puts it together."""

"""sentinel: fault detection and auto-resume for large training clusters."""

__version__ = "0.1.0"

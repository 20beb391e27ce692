"""The face: pictures and words of a view."""

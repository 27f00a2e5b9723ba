"""What an author needs: the proof of a lesson, and its notebook."""

"""What only Jupyter needs: the line magic, and pages without code."""

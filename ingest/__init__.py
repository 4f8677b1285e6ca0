"""A file becomes pages, then passages and statements."""

"""Every way in: HTTP, web pages, command line."""

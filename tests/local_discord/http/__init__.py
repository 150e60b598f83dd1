"""Tests of the REST API, the gateway and the page's API."""

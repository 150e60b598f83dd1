# Divan in a container, for PostgreSQL; docs/operating.md says how to use it with compose.yaml.
FROM python:3.13.16-slim-trixie AS build
# For the compiled solver and the compiled packing of animations.
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
WORKDIR /divan
RUN python -m venv /opt/divan
COPY requirements/postgres.txt requirements/
RUN /opt/divan/bin/pip install --no-cache-dir --no-deps --require-hashes -r requirements/postgres.txt
COPY . .
RUN /opt/divan/bin/pip install --no-cache-dir --no-build-isolation --no-deps .

FROM python:3.13.16-slim-trixie
# A rebuild has what Debian has mended since the base was built.
RUN apt-get update && apt-get upgrade -y && rm -rf /var/lib/apt/lists/*
RUN useradd --uid 10001 --create-home --home-dir /var/lib/divan divan
COPY --from=build /opt/divan /opt/divan
ENV PATH=/opt/divan/bin:$PATH PYTHONDONTWRITEBYTECODE=1 DIVAN_CONTAINER=1
USER 10001
WORKDIR /var/lib/divan
# Not through a shell: SIGTERM must reach Divan.
ENTRYPOINT ["divan"]

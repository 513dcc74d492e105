# Two stages: the first builds the wheel (with the table in the browser), the second has only Python.
# BASE may be any Debian with Python 3.11 or newer; scripts/container uses one of its own.
ARG BASE=docker.io/library/python:3.13-slim-bookworm
FROM ${BASE} AS build
# These sources; or a wheel that was made before (PACKAGE=dist/lapidarium-….whl), which needs no Node.js.
ARG PACKAGE=.
# Where the certificates of a company's proxy are in BASE, for npm. pip and npm take addresses of proxies from the usual HTTPS_PROXY.
ARG NODE_EXTRA_CA_CERTS
WORKDIR /src
COPY . .
RUN python3 -m venv /opt/lapidarium && \
    /opt/lapidarium/bin/python -m pip install --no-cache-dir --disable-pip-version-check "${PACKAGE}[postgres]"

FROM ${BASE}
RUN useradd --system --create-home --home-dir /var/lib/lapidarium --uid 10001 lapidarium && \
    mkdir -p /var/cache/lapidarium /var/lib/lapidarium/data && \
    chown -R lapidarium: /var/cache/lapidarium /var/lib/lapidarium
COPY --from=build /opt/lapidarium /opt/lapidarium
ENV PATH=/opt/lapidarium/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    XDG_CACHE_HOME=/var/cache/lapidarium \
    LAPIDARIUM_HOST=0.0.0.0 \
    LAPIDARIUM_PORT=8000
USER lapidarium
# The compiled search of the bots is kept in the cache: it is made for the processor it runs on.
VOLUME ["/var/lib/lapidarium/data", "/var/cache/lapidarium"]
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
    CMD ["python3", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
STOPSIGNAL SIGTERM
# Where the data are is said by LAPIDARIUM_DATA or LAPIDARIUM_DATABASE (compose.yaml).
CMD ["lapidarium", "serve"]

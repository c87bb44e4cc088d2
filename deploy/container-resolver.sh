#!/bin/sh
# Run by the image of nginx before it starts: the name server of the container's network, by which the upstreams of compose.collector.yaml are
# looked up again. Docker's and podman's differ, and resolv.conf has it in both; with another one every lead would be a 502.
set -eu
from=${1:-/etc/resolv.conf} nginx=${2:-/etc/nginx}
[ -e "$nginx/collector.d/upstream.conf" ] || exit 0
servers=$(awk '$1 == "nameserver" { if ($2 ~ /:/) $2 = "[" $2 "]"; print $2 }' "$from" | paste -sd ' ' -)
[ "$servers" ] || { echo "$from names no name server, so nginx cannot find the collector." >&2; exit 1; }
echo "resolver $servers valid=5s;" > "$nginx/conf.d/resolver.conf"

# The collector and its worker: Node, four packages with their dependencies (70 MB of them DuckDB, for the archive), and the sources. From the root of the repository:
# docker build -f deploy/collector.Dockerfile -t sondia-collector .
FROM node:24-bookworm-slim
WORKDIR /collector
COPY package.json package-lock.json .npmrc ./
COPY apps/collector apps/collector
COPY packages/contract packages/contract
COPY packages/database packages/database
COPY packages/server packages/server
COPY packages/stats packages/stats
RUN npm ci --omit=dev --ignore-scripts --workspace @repo/collector
# For COLLECTOR_ARCHIVE_DIR: a new volume takes over its owner.
RUN install --directory --owner=node --mode=700 /archive
USER node
ENV COLLECTOR_HOST=0.0.0.0
EXPOSE 8787
CMD ["node", "apps/collector/server.ts"]

# The collector and its worker: Node, three packages with their dependencies, and the sources. From the root of the repository:
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
USER node
ENV COLLECTOR_HOST=0.0.0.0
EXPOSE 8787
CMD ["node", "apps/collector/server.ts"]

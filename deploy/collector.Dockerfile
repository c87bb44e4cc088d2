# The collector and its worker: Node, three packages with their dependencies, and the sources. From the root of the repository:
# docker build -f deploy/collector.Dockerfile -t sondia-collector .
FROM node:24-bookworm-slim
WORKDIR /collector
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts
COPY db db
COPY packages/contract packages/contract
COPY packages/stats packages/stats
COPY apps/collector apps/collector
USER node
ENV COLLECTOR_HOST=0.0.0.0
EXPOSE 8787
CMD ["node", "apps/collector/server.ts"]

# The owner's console: its app, built with all packages, and its server with those that run. From the root of the repository:
# docker build -f deploy/console.Dockerfile -t sondia-console .
FROM node:24-bookworm-slim AS build
WORKDIR /console
COPY . .
RUN npm ci --ignore-scripts
RUN npm run console:build

FROM node:24-bookworm-slim
WORKDIR /console
COPY package.json package-lock.json .npmrc ./
COPY apps/console apps/console
COPY packages/content packages/content
COPY packages/contract packages/contract
COPY packages/database packages/database
COPY packages/server packages/server
COPY packages/stats packages/stats
RUN npm ci --omit=dev --ignore-scripts --workspace @repo/console
COPY --from=build /console/dist-console dist-console
USER node
ENV CONSOLE_HOST=0.0.0.0
EXPOSE 8790
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=256", "apps/console/server/server.ts"]

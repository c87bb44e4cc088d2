# The owner's console: its app, built with all packages, and its server with those that run. From the root of the repository:
# docker build -f deploy/console.Dockerfile -t sondia-console .
FROM node:24-bookworm-slim AS build
WORKDIR /console
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run console:build

FROM node:24-bookworm-slim
WORKDIR /console
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts
COPY db db
COPY src src
COPY --from=build /console/dist-console dist-console
USER node
ENV CONSOLE_HOST=0.0.0.0
EXPOSE 8790
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=256", "apps/console/server/server.ts"]

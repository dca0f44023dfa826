# The product in a container: built in one stage, run from another that holds no tools.
FROM node:24.21.0-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund
RUN node --input-type=module -e "await (await import('./scripts/build.mjs')).ensureBuilt()"

# What the bundled server still loads from packages, without what only building and testing need.
FROM node:24.21.0-slim AS packages
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --workspace=apps/server --no-audit --no-fund

FROM node:24.21.0-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data LOG_LEVEL=info MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=65536
WORKDIR /app
COPY package.json ./
COPY packages packages
COPY apps/server/package.json apps/server/
COPY apps/server/drizzle apps/server/drizzle
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/server/build apps/server/build
COPY --from=build /app/apps/web/build/client apps/web/build/client
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]

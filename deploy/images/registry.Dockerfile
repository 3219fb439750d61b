# The folder of `npm run release -- registry`, and nothing but Node beside it. From the repository's root:
#   docker build -f deploy/images/registry.Dockerfile -t tractor-haat/registry .data/release/registry
FROM node:24-bookworm-slim
WORKDIR /app
# Folders that volumes are mounted on take their owner from here.
RUN install -d -o node /data /store /office
COPY . .
USER node
# glibc gives memory back that is no longer used (docs/operations.md, "Memory").
ENV NODE_ENV=production HOST=0.0.0.0 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
STOPSIGNAL SIGTERM
CMD ["node", "main.mjs"]

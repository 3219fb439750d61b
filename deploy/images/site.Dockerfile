# The folder of `npm run release -- site`, and nothing but Node beside it. From the repository's root:
#   docker build -f deploy/images/site.Dockerfile -t tractor-haat/site .data/release/site
FROM node:24-bookworm-slim
WORKDIR /app
# Folders that volumes are mounted on take their owner from here.
RUN install -d -o node /data /store /office
COPY . .
USER node
# glibc gives memory back that is no longer used (docs/operations.md, "Memory").
ENV NODE_ENV=production HOST=0.0.0.0 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
STOPSIGNAL SIGTERM
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=8", "main.mjs"]

# The folder of `npm run release -- site` with Node. From the repository's root:
#   docker build -f deploy/images/site.Dockerfile -t tractor-haat/site .data/release/site
FROM node:24-bookworm-slim
WORKDIR /app
# Volumes get the owner of these folders.
RUN install -d -o node /data /store /office
COPY . .
USER node
# glibc releases unused memory (docs/operations.md, "Memory").
ENV NODE_ENV=production HOST=0.0.0.0 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
STOPSIGNAL SIGTERM
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=8", "main.mjs"]

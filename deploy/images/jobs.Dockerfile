# The folder of `npm run release -- jobs`; the argument of the container selects the job: migrate, content, backup, …
# From the repository's root:
#   docker build -f deploy/images/jobs.Dockerfile -t tractor-haat/jobs .data/release/jobs
FROM node:24-bookworm-slim
# `backup` and `restore` call pg_dump and pg_restore.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
WORKDIR /app
# Volumes get the owner of these folders.
RUN install -d -o node /data /store
COPY . .
USER node
ENV NODE_ENV=production
ENTRYPOINT ["node", "main.mjs"]

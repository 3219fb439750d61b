# nginx with the configuration of deploy/nginx: docker build -f deploy/images/proxy.Dockerfile -t tractor-haat/proxy deploy/nginx
FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends nginx && rm -rf /var/lib/apt/lists/*
# The workers own the cached files, but not their folder: see /purge.
RUN mkdir -p /var/cache/nginx/pages /var/cache/nginx/files && chown www-data /var/cache/nginx/pages /var/cache/nginx/files
COPY nginx.conf upstreams.conf listen.conf /etc/nginx/
RUN sed -i '1i user www-data;' /etc/nginx/nginx.conf
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]

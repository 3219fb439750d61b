import type { FastifyReply } from 'fastify';

/** A public response: the same for everyone, fresh for a minute, usable while it is revalidated. */
export function cachePublicly(reply: FastifyReply): void {
  reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600');
}

/** For content that never changes under its URL. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** For content that may be withdrawn: caches revalidate after a day. */
export const DAILY_CACHE_CONTROL = 'public, max-age=86400';

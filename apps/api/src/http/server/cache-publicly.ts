import type { FastifyReply } from 'fastify';

/** For responses that are the same for all visitors. */
export function cachePublicly(reply: FastifyReply): void {
  reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600');
}

export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** For content that a moderator may withdraw. */
export const DAILY_CACHE_CONTROL = 'public, max-age=86400';

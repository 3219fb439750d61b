import { errorBody } from '@tractor-haat/api-client/contract';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export function toResponseSchemas<T extends z.ZodType>(success: T) {
  return { 200: success, '4xx': errorBody, '5xx': errorBody };
}

/** For responses that are the same for all visitors. */
export function cachePublicly(reply: FastifyReply): void {
  reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600');
}

export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** For content that a moderator may withdraw. */
export const DAILY_CACHE_CONTROL = 'public, max-age=86400';

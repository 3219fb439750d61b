import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** For content that a moderator may withdraw. */
export const DAILY_CACHE_CONTROL = 'public, max-age=86400';

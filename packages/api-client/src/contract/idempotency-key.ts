import { z } from 'zod';

/**
 * Idempotency key of a form submission, sent unchanged with each retry: 128 random bits as a UUID,
 * scoped to the browser and valid for one day. Another body under the same key is rejected
 * (`key_reused`). Without a key every request is processed.
 */
export const idempotencyKey = z
  .union([z.literal(''), z.string().regex(/^[\w-]{22,64}$/, 'is no random key')])
  .transform((key) => key || undefined)
  .optional();

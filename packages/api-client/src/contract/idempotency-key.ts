import { z } from 'zod';

/**
 * Idempotency key of a form, such as a random UUID. A retry must send the same key. The API stores the keys of a
 * browser for one day, and rejects another body with the same key (`key_reused`).
 */
export const idempotencyKey = z
  .union([z.literal(''), z.string().regex(/^[\w-]{22,64}$/, 'is no random key')])
  .transform((key) => key || undefined)
  .optional();

import { z } from 'zod';

/**
 * Idempotency key of a form, 128 random bits as a UUID. A retry must send the same key. The key is valid for one day in
 * one browser. Another body with the same key is rejected (`key_reused`).
 */
export const idempotencyKey = z
  .union([z.literal(''), z.string().regex(/^[\w-]{22,64}$/, 'is no random key')])
  .transform((key) => key || undefined)
  .optional();

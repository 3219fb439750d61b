import { z } from 'zod';

/**
 * Sent with every attempt at sending a form, and the same again when its answer did not come: however often it
 * arrives, it is done once and answered the same, for a day. 128 random bits, as a UUID; it belongs to the browser.
 * Another body under the same key is refused (`key_reused`). Left out, every request is an attempt of its own.
 */
export const idempotencyKey = z
  .union([z.literal(''), z.string().regex(/^[\w-]{22,64}$/, 'is no random key')])
  .transform((key) => key || undefined)
  .optional();

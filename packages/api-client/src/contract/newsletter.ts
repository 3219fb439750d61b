import { z } from 'zod';
import { idempotencyKey } from './idempotency-key.ts';
import { language } from './language.ts';
import { typed } from './text.ts';

/** POST /api/news_letter_save; the address is judged by `isEmail`, which has the visitor's words. */
export const newsletterBody = z.object({
  email: typed(1000).default(''),
  language: language.default('en'),
  idempotency_key: idempotencyKey,
});

export const newsletterAnswer = z.object({ success: z.literal(true), message: z.string() });

export type NewsletterBody = z.input<typeof newsletterBody>;
export type NewsletterAnswer = z.output<typeof newsletterAnswer>;

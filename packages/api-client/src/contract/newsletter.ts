import { z } from 'zod';
import { idempotencyKey } from './idempotency-key.ts';
import { language } from './language.ts';
import { text, typed } from './text.ts';

/**
 * POST /api/news_letter_save: sends a mail with a link, whatever we know of the address. It is judged by `isEmail`, which
 * has the visitor's words.
 */
export const newsletterBody = z.object({
  email: typed(1000).default(''),
  language: language.default('en'),
  idempotency_key: idempotencyKey,
});

/** The word in a mail's link; in no table. */
const word = text().regex(/^[0-9a-f]{48}$/, 'is no word of a mail');

/** POST /api/newsletter_confirm: the button of the page that the mail's link opens. */
export const newsletterConfirmBody = z.object({ token: word, language: language.default('en') });

/** POST /api/newsletter_unsubscribe/:token: by a page's button, or by a mail program itself (RFC 8058). */
export const newsletterWordParams = z.object({ token: word });
export const newsletterUnsubscribeBody = z
  .object({ language: language.default('en'), 'List-Unsubscribe': typed(40).optional() })
  .prefault({});

export const newsletterAnswer = z.object({ success: z.literal(true), message: z.string() });

export type NewsletterBody = z.input<typeof newsletterBody>;
export type NewsletterAnswer = z.output<typeof newsletterAnswer>;

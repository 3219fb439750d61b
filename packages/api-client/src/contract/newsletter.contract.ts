import { z } from 'zod';
import { idempotencyKey } from './idempotency-key.ts';
import { language } from './language.ts';
import { emailAddress, exactText, typed } from './text.ts';

/**
 * POST /api/news_letter_save: sends a confirmation e-mail whether or not the address is subscribed.
 * `isEmail` validates it, because its errors are translated.
 */
export const newsletterBody = z.object({
  email: emailAddress(1000),
  language: language.default('en'),
  idempotency_key: idempotencyKey,
});

const token = exactText().regex(/^[0-9a-f]{48}$/, 'is not a token of an e-mail');

/** POST /api/newsletter_confirm: button on the page behind the e-mail link. */
export const newsletterConfirmBody = z.object({ token, language: language.default('en') });

/** POST /api/newsletter_unsubscribe/:token: from the page, or from a mail client (RFC 8058). */
export const newsletterTokenParams = z.object({ token });
export const newsletterUnsubscribeBody = z
  .object({ language: language.default('en'), 'List-Unsubscribe': typed(40).optional() })
  .prefault({});

export const newsletterResponse = z.object({ success: z.literal(true), message: z.string() });

export type NewsletterBody = z.input<typeof newsletterBody>;
export type NewsletterResponse = z.output<typeof newsletterResponse>;

import { z } from 'zod';
import { idempotencyKey } from './idempotency-key.ts';
import { language } from './language.ts';
import { emailAddress, exactText, truncatedText } from './text.ts';

/** POST /api/news_letter_save: the response is the same whether or not the address is already subscribed. */
export const newsletterBody = z.object({
  email: emailAddress(1000),
  language: language.default('en'),
  idempotency_key: idempotencyKey,
});

const token = exactText().regex(/^[0-9a-f]{48}$/, 'is not a token of an e-mail');

/** POST /api/newsletter_confirm: sent by the page that the confirmation e-mail links to. */
export const newsletterConfirmBody = z.object({ token, language: language.default('en') });

/** POST /api/newsletter_unsubscribe/:token: sent by a page, or by a mail program after one click (RFC 8058). */
export const newsletterTokenParams = z.object({ token });
export const newsletterUnsubscribeBody = z
  .object({ language: language.default('en'), 'List-Unsubscribe': truncatedText(40).optional() })
  .prefault({});

export const newsletterResponse = z.object({ success: z.literal(true), message: z.string() });

export type NewsletterBody = z.input<typeof newsletterBody>;
export type NewsletterResponse = z.output<typeof newsletterResponse>;

import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
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

export const newsletterEndpoints = defineEndpoints({
  saveNewsletter: {
    method: 'POST',
    path: '/api/news_letter_save',
    summary: 'Requests a newsletter subscription and sends the confirmation e-mail',
    tag: 'site',
    body: newsletterBody,
    response: newsletterResponse,
    cache: 'none',
  },
  confirmNewsletter: {
    method: 'POST',
    path: '/api/newsletter_confirm',
    summary: 'Confirms a newsletter subscription by the token of its e-mail',
    tag: 'site',
    body: newsletterConfirmBody,
    response: newsletterResponse,
    cache: 'none',
  },
  unsubscribeNewsletter: {
    method: 'POST',
    path: '/api/newsletter_unsubscribe/:token',
    summary: 'Unsubscribes an e-mail address with one click (RFC 8058)',
    tag: 'site',
    params: newsletterTokenParams,
    body: newsletterUnsubscribeBody,
    response: newsletterResponse,
    cache: 'none',
  },
  openNewsletterUnsubscription: {
    method: 'GET',
    path: '/api/newsletter_unsubscribe/:token',
    summary: 'Redirects a browser to the unsubscribe page',
    tag: 'site',
    params: newsletterTokenParams,
  },
});

export type NewsletterBody = z.input<typeof newsletterBody>;
export type NewsletterResponse = z.output<typeof newsletterResponse>;

import type { NewsletterAnswer, NewsletterBody } from '../contract/newsletter.ts';
import { type CallOptions, postJson } from './request.ts';
import { succeeded } from './succeeded.ts';

/** Subscribes an address; idempotent. */
export function saveNewsletter(
  body: NewsletterBody,
  options: CallOptions = {},
): Promise<NewsletterAnswer> {
  return succeeded(postJson<NewsletterAnswer>('/api/news_letter_save', body, options));
}

import type { NewsletterAnswer, NewsletterBody } from '../contract/newsletter.ts';
import { type CallOptions, type NotFound, postJson } from './request.ts';

/** Puts an address on the newsletter's list; doing it twice changes nothing. */
export function saveNewsletter(
  body: NewsletterBody,
  options: CallOptions = {},
): Promise<NewsletterAnswer | NotFound> {
  return postJson<NewsletterAnswer>('/api/news_letter_save', body, options);
}

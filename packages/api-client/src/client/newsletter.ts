import type { NewsletterResponse, NewsletterBody } from '../contract/newsletter.ts';
import { type CallOptions, postJson } from './request.ts';
import { requireSuccess } from './succeeded.ts';

/** Subscribes an address; idempotent. */
export function saveNewsletter(
  body: NewsletterBody,
  options: CallOptions = {},
): Promise<NewsletterResponse> {
  return requireSuccess(postJson<NewsletterResponse>('/api/news_letter_save', body, options));
}

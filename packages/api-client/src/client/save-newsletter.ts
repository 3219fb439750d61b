import type { NewsletterBody, NewsletterResponse } from '../contract/newsletter.contract.ts';
import { type CallOptions, postJson } from './get-json.ts';
import { requireSuccess } from './require-success.ts';

/** Requests a subscription, which begins when the visitor opens the link in an e-mail. */
export function saveNewsletter(
  body: NewsletterBody,
  options: CallOptions = {},
): Promise<NewsletterResponse> {
  return requireSuccess(postJson<NewsletterResponse>('/api/news_letter_save', body, options));
}

import type { NewsletterBody, NewsletterResponse } from '../contract/newsletter.contract.ts';
import { type CallOptions, postJson } from './get-json.ts';
import { requireSuccess } from './require-success.ts';

/** Requests a subscription. The API sends an e-mail to confirm the address. */
export function saveNewsletter(
  body: NewsletterBody,
  options: CallOptions = {},
): Promise<NewsletterResponse> {
  return requireSuccess(postJson<NewsletterResponse>('/api/news_letter_save', body, options));
}

import type { PrivacyFacts } from '../contract/privacy.ts';
import { type CallOptions, getJson } from './request.ts';

/** Who runs the site, whom to write about data, and how long what is kept. */
export async function getPrivacyFacts(options: CallOptions = {}): Promise<PrivacyFacts> {
  return (await getJson<{ data: PrivacyFacts }>('/api/v1/privacy', {}, options)).data;
}

import type { PrivacyFacts } from '../contract/privacy.ts';
import { type CallOptions, getJson } from './request.ts';

/** Operator, data protection contact and retention periods. */
export async function getPrivacyFacts(options: CallOptions = {}): Promise<PrivacyFacts> {
  return (await getJson<{ data: PrivacyFacts }>('/api/v1/privacy', {}, options)).data;
}

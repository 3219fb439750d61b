import type { PrivacyFacts } from '../contract/privacy.contract.ts';
import { type CallOptions, getJson } from './get-json.ts';

/** Fetches the operator of the site, the data protection contact and the retention periods. */
export async function getPrivacyFacts(options: CallOptions = {}): Promise<PrivacyFacts> {
  return (await getJson<{ data: PrivacyFacts }>('/api/v1/privacy', {}, options)).data;
}

import type { SubsidiesAnswer, SubsidiesList, SubsidiesQuery } from '../contract/subsidies.ts';
import { type CallOptions, getJson } from './request.ts';

/** Schemes of the whole country, and with `state` those of that state too. */
export async function listSubsidies(
  query: SubsidiesQuery = {},
  options: CallOptions = {},
): Promise<SubsidiesList> {
  return (await getJson<SubsidiesAnswer>('/api/v1/subsidies', query, options)).data;
}

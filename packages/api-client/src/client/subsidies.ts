import type { SubsidiesResponse, SubsidiesList, SubsidiesQuery } from '../contract/subsidies.ts';
import { type CallOptions, getJson } from './request.ts';

/** National schemes; with `state`, also those of that state. */
export async function listSubsidies(
  query: SubsidiesQuery = {},
  options: CallOptions = {},
): Promise<SubsidiesList> {
  return (await getJson<SubsidiesResponse>('/api/v1/subsidies', query, options)).data;
}

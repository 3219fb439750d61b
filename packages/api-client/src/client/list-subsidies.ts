import type {
  SubsidiesList,
  SubsidiesQuery,
  SubsidiesResponse,
} from '../contract/subsidies.contract.ts';
import { type CallOptions, getJson } from './get-json.ts';

/** National schemes; with `state`, also those of that state. */
export async function listSubsidies(
  query: SubsidiesQuery = {},
  options: CallOptions = {},
): Promise<SubsidiesList> {
  return (await getJson<SubsidiesResponse>('/api/v1/subsidies', query, options)).data;
}

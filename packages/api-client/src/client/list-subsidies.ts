import type {
  SubsidiesList,
  SubsidiesQuery,
  SubsidiesResponse,
} from '../contract/subsidies.contract.ts';
import { type CallOptions, getJson } from './get-json.ts';

/** Fetches the national schemes and, with `state`, the schemes of that state. */
export async function listSubsidies(
  query: SubsidiesQuery = {},
  options: CallOptions = {},
): Promise<SubsidiesList> {
  return (await getJson<SubsidiesResponse>('/api/v1/subsidies', query, options)).data;
}

import type {
  ImplementType,
  ImplementTypeQuery,
  ImplementTypeResponse,
  ImplementTypesQuery,
  ImplementTypesResponse,
} from '../contract/implement-types.contract.ts';
import { type CallOptions, getJson } from './get-json.ts';

const IMPLEMENT_TYPES_PATH = '/api/v1/implement-types';

/** Fetches all implement types in display order. */
export async function listImplementTypes(
  query: ImplementTypesQuery = {},
  options: CallOptions = {},
): Promise<ImplementType[]> {
  return (await getJson<ImplementTypesResponse>(IMPLEMENT_TYPES_PATH, query, options)).data;
}

/** Fetches an implement type by slug. Throws `ApiError` 404 for an unknown slug. */
export async function getImplementType(
  { slug, ...query }: ImplementTypeQuery,
  options: CallOptions = {},
): Promise<ImplementType> {
  const path = `${IMPLEMENT_TYPES_PATH}/${encodeURIComponent(slug)}`;
  return (await getJson<ImplementTypeResponse>(path, query, options)).data;
}

import type {
  ImplementType,
  ImplementTypeAnswer,
  ImplementTypeQuery,
  ImplementTypesAnswer,
  ImplementTypesQuery,
} from '../contract/implement-types.ts';
import { type CallOptions, getJson } from './request.ts';

const PATH = '/api/v1/implement-types';

/** All implement types in display order. */
export async function listImplementTypes(
  query: ImplementTypesQuery = {},
  options: CallOptions = {},
): Promise<ImplementType[]> {
  return (await getJson<ImplementTypesAnswer>(PATH, query, options)).data;
}

/** One type by slug. Throws `ApiError` 404. */
export async function getImplementType(
  { slug, ...query }: ImplementTypeQuery,
  options: CallOptions = {},
): Promise<ImplementType> {
  const path = `${PATH}/${encodeURIComponent(slug)}`;
  return (await getJson<ImplementTypeAnswer>(path, query, options)).data;
}

import type { Language } from '@tractor-haat/i18n';
import type {
  DistrictChoice,
  DistrictsInput,
  DistrictsResponse,
  NearestPlace,
  TehsilChoice,
  TehsilsInput,
  TehsilsResponse,
} from '../contract/places.contract.ts';
import { api } from './api.ts';
import { type CallOptions, postJson } from './get-json.ts';

/** Fetches the districts of a state, sorted by name. */
export async function listDistricts(
  body: DistrictsInput,
  options: CallOptions = {},
): Promise<DistrictChoice[]> {
  return (await postJson<DistrictsResponse>('/api/all_district', body, options)).data ?? [];
}

/**
 * Fetches the tehsils of a district, sorted by name. Throws `ApiError` 400 without `state` if the name of the district
 * exists in two states.
 */
export async function listTehsils(
  body: TehsilsInput,
  options: CallOptions = {},
): Promise<TehsilChoice[]> {
  return (await postJson<TehsilsResponse>('/api/all_tehsil', body, options)).data ?? [];
}

/** Degrees, north and east positive. */
export type Position = { latitude: number; longitude: number };

/**
 * Fetches the district and town at a position. The position is rounded to about 1 km before it is sent, which protects
 * the visitor's privacy and still determines the district. Throws `ApiError` 404 for a position outside India.
 */
export async function getNearestPlace(
  { latitude, longitude }: Position,
  language: Language,
  options: CallOptions = {},
): Promise<NearestPlace> {
  const query = { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude), language };
  return api.get('/api/v1/places/nearest', { query, ...options });
}

const roundDegrees = (degrees: number): number => Math.round(degrees * 100) / 100;

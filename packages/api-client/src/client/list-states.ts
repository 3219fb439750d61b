import type { Language } from '@tractor-haat/i18n';
import type {
  DistrictChoice,
  DistrictsInput,
  DistrictsResponse,
  NearestPlace,
  NearestPlaceResponse,
  StateChoice,
  StatesResponse,
  StatesWithDistrictsQuery,
  StatesWithDistrictsResponse,
  StateWithDistricts,
  TehsilChoice,
  TehsilsInput,
  TehsilsResponse,
} from '../contract/places.contract.ts';
import { type CallOptions, getJson, postJson } from './get-json.ts';

/** All states and union territories, sorted by name. */
export async function listStates(
  language: Language,
  options: CallOptions = {},
): Promise<StateChoice[]> {
  return (await getJson<StatesResponse>('/api/all_state', { language }, options)).data;
}

/** Districts of a state, sorted by name; empty for an unknown state. */
export async function listDistricts(
  body: DistrictsInput,
  options: CallOptions = {},
): Promise<DistrictChoice[]> {
  return (await postJson<DistrictsResponse>('/api/all_district', body, options)).data ?? [];
}

/**
 * Tehsils of a district, sorted by name; empty for an unknown district. Throws `ApiError` 400 when
 * the district name exists in two states and `state` is missing.
 */
export async function listTehsils(
  body: TehsilsInput,
  options: CallOptions = {},
): Promise<TehsilChoice[]> {
  return (await postJson<TehsilsResponse>('/api/all_tehsil', body, options)).data ?? [];
}

/** All states with their districts and the number of dealers of one kind (default: tractors). */
export async function listStatesWithDistricts(
  language: Language,
  options: CallOptions = {},
  kind?: StatesWithDistrictsQuery['kind'],
): Promise<StateWithDistricts[]> {
  const path = '/api/state_city_list';
  return (await getJson<StatesWithDistrictsResponse>(path, { language, kind }, options)).data;
}

/** Coordinates in degrees. */
export type Position = { latitude: number; longitude: number };

/**
 * Place at a position in India. The position is rounded to about 1 km for privacy, which is precise
 * enough for a district. Throws `ApiError` 404 outside India.
 */
export async function getNearestPlace(
  { latitude, longitude }: Position,
  language: Language,
  options: CallOptions = {},
): Promise<NearestPlace> {
  const query = { latitude: latitude.toFixed(2), longitude: longitude.toFixed(2), language };
  return (await getJson<NearestPlaceResponse>('/api/v1/places/nearest', query, options)).data;
}

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

/** Fetches all states and union territories, sorted by name. */
export async function listStates(
  language: Language,
  options: CallOptions = {},
): Promise<StateChoice[]> {
  return (await getJson<StatesResponse>('/api/all_state', { language }, options)).data;
}

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

/**
 * Fetches all states with their districts and the number of dealers of one kind. `kind` defaults to tractor dealers.
 */
export async function listStatesWithDistricts(
  language: Language,
  options: CallOptions = {},
  kind?: StatesWithDistrictsQuery['kind'],
): Promise<StateWithDistricts[]> {
  const path = '/api/state_city_list';
  return (await getJson<StatesWithDistrictsResponse>(path, { language, kind }, options)).data;
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
  const query = { latitude: latitude.toFixed(2), longitude: longitude.toFixed(2), language };
  return (await getJson<NearestPlaceResponse>('/api/v1/places/nearest', query, options)).data;
}

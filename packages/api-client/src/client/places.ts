import type { Language } from '@tractor-haat/i18n';
import type {
  DistrictChoice,
  DistrictsAnswer,
  DistrictsInput,
  NearestPlace,
  NearestPlaceAnswer,
  StateChoice,
  StatesAnswer,
  StatesWithDistrictsAnswer,
  StatesWithDistrictsQuery,
  StateWithDistricts,
  TehsilChoice,
  TehsilsAnswer,
  TehsilsInput,
} from '../contract/places.ts';
import { type CallOptions, getJson, postJson } from './request.ts';

/** All states and union territories, by name. */
export async function listStates(
  language: Language,
  options: CallOptions = {},
): Promise<StateChoice[]> {
  return (await getJson<StatesAnswer>('/api/all_state', { language }, options)).data;
}

/** Districts of a state, by name; an unknown state has none. */
export async function listDistricts(
  body: DistrictsInput,
  options: CallOptions = {},
): Promise<DistrictChoice[]> {
  return (await postJson<DistrictsAnswer>('/api/all_district', body, options)).data ?? [];
}

/**
 * Tehsils of a district, by name; an unknown district has none. Throws `ApiError` with status 400
 * when two states have a district of this name and none was given.
 */
export async function listTehsils(
  body: TehsilsInput,
  options: CallOptions = {},
): Promise<TehsilChoice[]> {
  return (await postJson<TehsilsAnswer>('/api/all_tehsil', body, options)).data ?? [];
}

/** All states with their districts, each with its number of dealers of a kind (tractors'). */
export async function listStatesWithDistricts(
  language: Language,
  options: CallOptions = {},
  kind?: StatesWithDistrictsQuery['kind'],
): Promise<StateWithDistricts[]> {
  const path = '/api/state_city_list';
  return (await getJson<StatesWithDistrictsAnswer>(path, { language, kind }, options)).data;
}

/** A position in degrees, as the browser gives it. */
export type Position = { latitude: number; longitude: number };

/**
 * The place at a position in India. The position is sent rounded to about a kilometre: the district
 * needs no more, and nobody's house is in it. Throws `ApiError` with status 404 outside India.
 */
export async function getNearestPlace(
  { latitude, longitude }: Position,
  language: Language,
  options: CallOptions = {},
): Promise<NearestPlace> {
  const query = { latitude: latitude.toFixed(2), longitude: longitude.toFixed(2), language };
  return (await getJson<NearestPlaceAnswer>('/api/v1/places/nearest', query, options)).data;
}

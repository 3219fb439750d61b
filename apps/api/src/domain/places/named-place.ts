import type { NameReason } from '@tractor-haat/api-client/contract';
import type { District, PlaceIndex, State, Tehsil } from './place-index.ts';

/** The names of a place as somebody gives them; the state may be left out where the district is clear without it. */
export type GivenPlace = { state?: string; district?: string; tehsil?: string };

/** What the names mean; undefined for those that were not given. */
export type NamedPlace = { state?: State; district?: District; tehsil?: Tehsil };

/** The name that means no place, and why. */
export type UnknownPlace = { field: 'state' | 'district' | 'tehsil'; reason: NameReason };

/** The place that names mean: a tehsil of that district, a district of that state. */
export function namedPlace(
  places: PlaceIndex,
  { state = '', district = '', tehsil = '' }: GivenPlace,
): NamedPlace | UnknownPlace {
  const inState = state === '' ? undefined : places.state(state);
  if (state !== '' && inState === undefined) return { field: 'state', reason: 'state_unknown' };
  if (district === '') return inState === undefined ? {} : { state: inState };
  const [found, ...others] = places.findDistricts(district, inState);
  if (found === undefined) return { field: 'district', reason: 'district_unknown' };
  if (others.length > 0) return { field: 'district', reason: 'district_unclear' };
  const own = inState ?? places.state(found.state);
  const named = own === undefined ? { district: found } : { state: own, district: found };
  if (tehsil === '') return named;
  const part = places.tehsil(tehsil, found);
  if (part === undefined) return { field: 'tehsil', reason: 'tehsil_unknown' };
  return { ...named, tehsil: part };
}

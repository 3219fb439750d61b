import type { NameReason } from '@tractor-haat/api-client/contract';
import type { District, PlaceIndex, State, Tehsil } from './place-index.ts';

/** Names of a place in a request; the state may be omitted if the district is unambiguous. */
export type PlaceInput = { state?: string; district?: string; tehsil?: string };

/** The places found; undefined for names that were not passed. */
export type NamedPlace = { state?: State; district?: District; tehsil?: Tehsil };

/** The field with an unknown name, and the reason. */
export type UnknownPlace = { field: 'state' | 'district' | 'tehsil'; reason: NameReason };

/** Resolves names to a place: a tehsil of that district, a district of that state. */
export function namedPlace(
  places: PlaceIndex,
  { state = '', district = '', tehsil = '' }: PlaceInput,
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

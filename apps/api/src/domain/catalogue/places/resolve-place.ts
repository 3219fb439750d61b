import type { NameReason } from '@tractor-haat/api-client/contract';
import type { District, PlaceIndex, State, Tehsil } from './place-index.ts';

export type PlaceInput = { state?: string; district?: string; tehsil?: string };

export type ResolvedPlace = { state?: State; district?: District; tehsil?: Tehsil };

export type UnknownPlace = { field: 'state' | 'district' | 'tehsil'; reason: NameReason };

/** Searches the district within the state, if there is one, and the tehsil within the district. */
export function resolvePlace(
  places: PlaceIndex,
  { state = '', district = '', tehsil = '' }: PlaceInput,
): ResolvedPlace | UnknownPlace {
  const resolvedState = state === '' ? undefined : places.findState(state);
  if (state !== '' && resolvedState === undefined)
    return { field: 'state', reason: 'state_unknown' };
  if (district === '') return resolvedState === undefined ? {} : { state: resolvedState };
  const [match, ...otherMatches] = places.findDistricts(district, resolvedState);
  if (match === undefined) return { field: 'district', reason: 'district_unknown' };
  if (otherMatches.length > 0) return { field: 'district', reason: 'district_unclear' };
  const parentState = resolvedState ?? places.findState(match.state);
  const place =
    parentState === undefined ? { district: match } : { state: parentState, district: match };
  if (tehsil === '') return place;
  const resolvedTehsil = places.findTehsil(tehsil, match);
  if (resolvedTehsil === undefined) return { field: 'tehsil', reason: 'tehsil_unknown' };
  return { ...place, tehsil: resolvedTehsil };
}

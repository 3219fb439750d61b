import {
  api,
  type DistrictChoice,
  listDistricts,
  listTehsils,
  type StateChoice,
  type TehsilChoice,
} from '@tractor-haat/api-client';
import type { PageRequest } from '@tractor-haat/pages';

export interface PlaceData {
  readonly state: string;
  readonly district: string;
  readonly tehsil: string;
  readonly states: readonly StateChoice[];
  readonly districts: readonly DistrictChoice[];
  readonly tehsils: readonly TehsilChoice[];
}

/** Districts depend on the state, tehsils on the district. */
export async function loadPlace(pageRequest: PageRequest): Promise<PlaceData> {
  const { language, options } = pageRequest;
  const states = await api
    .get('/api/all_state', { query: { language }, ...options })
    .catch(() => []);
  const state = readOption(pageRequest, 'state', states);
  // If a list fails to load, its select is empty and the page still renders.
  const districts = state ? await listDistricts({ state, language }, options).catch(() => []) : [];
  const district = readOption(pageRequest, 'district', districts);
  const tehsils = district
    ? await listTehsils({ state, district, language }, options).catch(() => [])
    : [];
  const tehsil = readOption(pageRequest, 'tehsil', tehsils);
  return { state, district, tehsil, states, districts, tehsils };
}

/** Returns '' for a value that is not in `list`. */
export function readOption(
  { query }: PageRequest,
  name: string,
  list: readonly { slug: string }[],
): string {
  const value = query.get(name) ?? '';
  return list.some(({ slug }) => slug === value) ? value : '';
}

import {
  type DistrictChoice,
  listDistricts,
  listStates,
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

/** Each list depends on the value above. A value that is not in its list becomes ''. */
export async function loadPlace({ language, options, query }: PageRequest): Promise<PlaceData> {
  const readOption = (name: string, list: readonly { slug: string }[]) => {
    const value = query.get(name) ?? '';
    return list.some(({ slug }) => slug === value) ? value : '';
  };
  const states = await listStates(language, options).catch(() => []);
  const state = readOption('state', states);
  // If a list fails to load, its select is empty and the page still renders.
  const districts = state ? await listDistricts({ state, language }, options).catch(() => []) : [];
  const district = readOption('district', districts);
  const tehsils = district
    ? await listTehsils({ state, district, language }, options).catch(() => [])
    : [];
  return { state, district, tehsil: readOption('tehsil', tehsils), states, districts, tehsils };
}

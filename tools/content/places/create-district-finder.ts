import { toPlaceSlug } from '@tractor-haat/places';
import type { BuiltDistrict } from './build-districts.ts';

/** Slugs of districts are unique only within a state. */
export const toDistrictKey = ({ state, slug }: { state: string; slug: string }) =>
  `${state}/${slug}`;

/**
 * Returns a function that finds a district of a state by its slug, its English name or an alias. Throws if two districts
 * of a state have the same name.
 */
export function createDistrictFinder(districts: readonly BuiltDistrict[]) {
  const byName = new Map<string, BuiltDistrict>();
  for (const district of districts) {
    for (const name of [district.slug, district.name.en, ...district.aliases]) {
      const key = `${district.state}/${toPlaceSlug(name)}`;
      const other = byName.get(key);
      if (other !== undefined && other !== district) {
        throw new Error(`${key} names both ${other.slug} and ${district.slug}`);
      }
      byName.set(key, district);
    }
  }
  return (state: string, name: string) => byName.get(`${state}/${toPlaceSlug(name)}`);
}

export type FindDistrict = ReturnType<typeof createDistrictFinder>;

import type { DealerCard } from '@tractor-haat/api-client/contract';
import { toPlaceSlug } from '@tractor-haat/places';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { dealers } from '../../../database/schema/dealers.ts';
import { districts } from '../../../database/schema/districts.ts';
import { implementBrands } from '../../../database/schema/implement-brands.ts';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { states } from '../../../database/schema/states.ts';
import { towns } from '../../../database/schema/towns.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tyreBrands } from '../../../database/schema/tyre-brands.ts';

export type DealerRow = Omit<DealerCard, 'brand_name' | 'state_name' | 'district_name'> & {
  brand_name: LocalisedText;
  state_name: LocalisedText;
  district_name: LocalisedText;
};

const BRAND_TABLES = {
  tractor: tractorBrands,
  implement: implementBrands,
  tyre: tyreBrands,
} as const;

export async function listDealers(db: Database): Promise<DealerRow[]> {
  const [rows, places, brands] = await Promise.all([
    db.select().from(dealers).where(isLive(dealers)).orderBy(asc(dealers.id)),
    listDistrictPlaces(db),
    listBrandNames(db),
  ]);
  return rows.map(({ key: _, brand, ...row }) => {
    const districtSlug = toPlaceSlug(row.district);
    const district = places.get(`${row.state}/${districtSlug}`);
    return {
      ...row,
      slug: toPlaceSlug(`${row.name} ${row.district}`).slice(0, 80).replace(/-$/, ''),
      brand_slug: brand,
      brand_name: brands.get(`${row.kind}/${brand}`) ?? { en: brand },
      state_name: district?.state_name ?? { en: row.state },
      district_slug: district?.slug ?? districtSlug,
      district_name: district?.name ?? { en: row.district },
      place: district?.point ?? null,
    };
  });
}

/** Keys are `state/district`. Former names of a district are keys too, because dealers may state them. */
async function listDistrictPlaces(db: Database) {
  const rows = await db
    .selectDistinctOn([districts.id], {
      slug: districts.slug,
      aliases: districts.aliases,
      name: districts.name,
      state: states.slug,
      state_name: states.name,
      latitude: towns.latitude,
      longitude: towns.longitude,
    })
    .from(districts)
    .innerJoin(states, eq(states.id, districts.state_id))
    .leftJoin(towns, eq(towns.district_id, districts.id))
    // Prefers the town with the name of the district. Unlike ids, slugs are the same in all databases.
    .orderBy(districts.id, sql`(${towns.slug} = ${districts.slug}) desc nulls last`, towns.slug);
  const placesByKey = new Map<string, DistrictPlace>();
  for (const { slug, aliases, name, state, state_name, latitude, longitude } of rows) {
    const point = latitude === null || longitude === null ? null : { latitude, longitude };
    for (const alias of [...aliases, slug])
      placesByKey.set(`${state}/${toPlaceSlug(alias)}`, { slug, name, state_name, point });
  }
  return placesByKey;
}

type DistrictPlace = {
  slug: string;
  name: LocalisedText;
  state_name: LocalisedText;
  point: DealerRow['place'];
};

async function listBrandNames(db: Database): Promise<Map<string, LocalisedText>> {
  const lists = await Promise.all(
    Object.entries(BRAND_TABLES).map(async ([kind, table]) => {
      const rows = await db.select({ slug: table.slug, name: table.name }).from(table);
      return rows.map(({ slug, name }) => [`${kind}/${slug}`, name] as const);
    }),
  );
  return new Map(lists.flat());
}

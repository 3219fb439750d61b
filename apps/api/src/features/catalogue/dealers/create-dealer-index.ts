import type { DealerCard, DealerKind } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { toPlaceSlug } from '@tractor-haat/places';
import { asc, eq, sql } from 'drizzle-orm';
import { isLive, type LocalisedText, toLocalText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { cacheListIndex } from '../../../core/lists/cache-by-revision.ts';
import { compareNames, compareTexts } from '../../../core/lists/compare-names.ts';
import type { ListDefinition } from '../../../core/lists/list-index.ts';
import { translateDemoText } from '../../../core/messages/translate-demo-text.ts';
import { districts, states, towns } from '../places/tables.ts';
import { implementBrands, tractorBrands, tyreBrands } from '../products/tables.ts';
import { dealers } from './tables.ts';

const definition: ListDefinition<DealerRow> = {
  dimensions: {
    kind: (row) => [row.kind],
    brand: (row) => [row.brand_slug],
    state: (row) => [row.state],
    district: (row) => [row.district_slug],
  },
  orders: {
    place: (a, b) =>
      compareTexts(a.state, b.state) ||
      compareNames(a.district, b.district) ||
      compareNames(a.name, b.name),
  },
};

export function createDealerIndex(db: Database) {
  return cacheListIndex<DealerRow>(db, 'dealers', () => listDealers(db), definition);
}

export type DealerIndex = ReturnType<typeof createDealerIndex>;

export const toDealerCard = (row: DealerRow, language: Language): DealerCard => ({
  ...row,
  name: row.demo ? translateDemoText(row.name, language) : row.name,
  area: row.demo ? translateDemoText(row.area, language) : row.area,
  brand_name: toLocalText(row.brand_name, language),
  state_name: toLocalText(row.state_name, language),
  district_name: toLocalText(row.district_name, language),
});

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

async function listDealers(db: Database): Promise<DealerRow[]> {
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

/** Counts the dealers of each state and district. The keys are slugs: `gujarat` and `gujarat/anand`. */
export function createDealerCounts(getIndex: DealerIndex) {
  return async (kind: DealerKind): Promise<ReadonlyMap<string, number>> => {
    const counts = new Map<string, number>();
    const increaseCount = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const row of (await getIndex()).rows) {
      if (row.kind !== kind) continue;
      increaseCount(row.state);
      increaseCount(`${row.state}/${row.district_slug}`);
    }
    return counts;
  };
}

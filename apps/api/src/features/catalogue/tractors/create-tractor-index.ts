import { HP_BANDS, PRICE_BANDS } from '@tractor-haat/api-client/contract';
import { LANGUAGES } from '@tractor-haat/i18n';
import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { isLive, type LocalisedText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { toIndiaTime } from '../../../core/jobs/clock.ts';
import { cacheByRevision, cacheListIndex } from '../../../core/lists/cache-by-revision.ts';
import {
  compareAscending,
  compareDescending,
  compareNames,
  groupBy,
} from '../../../core/lists/compare-names.ts';
import type { ListDefinition } from '../../../core/lists/list-index.ts';
import { toBandSlugs } from '../../../core/lists/resolve-selection.ts';
import { isSoldNew, tractorBrands, tractors } from '../products/tables.ts';
import { MAX_MINI_HP } from '../products/to-product-picture.ts';

export type TractorRow = {
  id: number;
  brand: string;
  name: string;
  hp: number | null;
  price: number | null;
  drive: string;
  fuel: string;
  series: string | null;
  cabin_ac: boolean;
  emission: string | null;
  launched_year: number | null;
  lift: number | null;
  popularity: number;
};

const MAX_LATEST_YEARS = 5;

const comparePopularity = (a: TractorRow, b: TractorRow) => b.popularity - a.popularity;

function listFeatures(row: TractorRow): string[] {
  const minLaunchYear = toIndiaTime(new Date()).year - MAX_LATEST_YEARS;
  return [
    ...(row.hp !== null && row.hp <= MAX_MINI_HP ? ['mini'] : []),
    ...(row.launched_year !== null && row.launched_year >= minLaunchYear ? ['latest'] : []),
    ...(row.cabin_ac ? ['ac'] : []),
    ...(row.emission === 'TREM IV' ? ['trem-iv'] : []),
  ];
}

const definition: ListDefinition<TractorRow> = {
  dimensions: {
    brand: (row) => [row.brand],
    hp: (row) => toBandSlugs(HP_BANDS, row.hp),
    price: (row) => toBandSlugs(PRICE_BANDS, row.price),
    drive: (row) => [row.drive],
    fuel: (row) => [row.fuel],
    series: (row) => (row.series === null ? [] : [toSeriesSlug(row.brand, row.series)]),
    feature: listFeatures,
  },
  orders: {
    popular: comparePopularity,
    price: (a, b) => compareAscending(a.price, b.price) || comparePopularity(a, b),
    'price-desc': (a, b) => compareDescending(a.price, b.price) || comparePopularity(a, b),
    hp: (a, b) => compareDescending(a.hp, b.hp) || comparePopularity(a, b),
    newest: (a, b) =>
      compareDescending(a.launched_year, b.launched_year) || comparePopularity(a, b),
    name: (a, b) => compareNames(a.name, b.name),
  },
};

export function createTractorIndex(db: Database) {
  const rowsQuery = db
    .select({
      id: tractors.id,
      brand: tractorBrands.slug,
      name: sql<string>`lower((${tractorBrands.name}->>'en') || ' ' || ${tractors.model})`,
      hp: tractors.hp,
      price: sql<
        number | null
      >`case when ${tractors.show_price} then ${tractors.price_min_inr} end`,
      drive: tractors.drive,
      fuel: tractors.fuel,
      series: tractors.series,
      cabin_ac: tractors.cabin_ac,
      emission: tractors.emission,
      launched_year: tractors.launched_year,
      lift: tractors.lift_capacity_kg,
      popularity: tractors.popularity,
    })
    .from(tractors)
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(isSoldNew(tractors));
  return cacheListIndex<TractorRow>(db, 'tractors', () => rowsQuery, definition);
}

export type TractorIndex = ReturnType<typeof createTractorIndex>;

/** Includes the brand, as in `solis-e`, because two brands may have a series `E`. */
const toSeriesSlug = (brand: string, series: string): string =>
  `${brand}-${series}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export function createSeriesNamesCache(
  db: Database,
): () => Promise<ReadonlyMap<string, LocalisedText>> {
  const seriesQuery = db
    .selectDistinct({
      brand: tractorBrands.slug,
      name: tractorBrands.name,
      order: tractorBrands.sort_order,
      series: tractors.series,
    })
    .from(tractors)
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(isLive(tractors, isNotNull(tractors.series)))
    .orderBy(asc(tractorBrands.sort_order), asc(tractorBrands.slug))
    .prepare('tractor_series_names');
  return cacheByRevision(db, ['tractors'], async () => {
    const rowsByBrand = groupBy(await seriesQuery.execute(), ({ brand }) => brand);
    const rows = [...rowsByBrand.values()].flatMap((brandRows) =>
      brandRows.toSorted((a, b) => compareNames(a.series ?? '', b.series ?? '')),
    );
    return new Map(
      rows.map(({ brand, name, series }) => [
        toSeriesSlug(brand, series ?? ''),
        addBrand(name, series ?? ''),
      ]),
    );
  });
}

/** Translates only the brand, because a series has a Latin name in all languages. */
function addBrand(brand: LocalisedText, series: string): LocalisedText {
  const names: LocalisedText = { en: `${brand.en} ${series}` };
  for (const language of LANGUAGES)
    if (brand[language] !== undefined) names[language] = `${brand[language]} ${series}`;
  return names;
}

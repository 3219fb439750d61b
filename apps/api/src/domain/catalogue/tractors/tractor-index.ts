import { HP_BANDS, PRICE_BANDS } from '@tractor-haat/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { isSoldNew, tractors } from '../../../database/schema/tractors.ts';
import { cacheListIndex } from '../../../shared/lists/cache-index.ts';
import {
  compareAscending,
  compareDescending,
  compareNames,
} from '../../../shared/lists/compare-names.ts';
import type { ListDefinition } from '../../../shared/lists/list-index.ts';
import { toBandSlugs } from '../../../shared/lists/to-band-slugs.ts';
import { toIndiaTime } from '../../../shared/to-india-time.ts';
import { MAX_MINI_HP } from '../pictures/to-tractor-picture.ts';
import { toSeriesSlug } from './to-series-slug.ts';

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

import { HP_BANDS, PRICE_BANDS } from '@tractor-haat/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { soldNew, tractors } from '../../../database/schema/tractors.ts';
import { toIndiaTime } from '../../../shared/india-time.ts';
import { bandOf } from '../../../shared/lists/bands.ts';
import { cachedListIndex } from '../../../shared/lists/cached-index.ts';
import type { ListDefinition } from '../../../shared/lists/list-index.ts';
import { byName, falling, rising } from '../../../shared/lists/orders.ts';
import { MINI_HP } from '../pictures/tractor-picture.ts';
import { seriesSlug } from './series.ts';

/** Filter and sort columns of tractors. */
export type TractorRow = {
  id: number;
  brand: string;
  name: string;
  hp: number | null;
  /** Null if no price is public. */
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

/** Tractors launched within this many years count as latest. */
const LATEST_YEARS = 5;

const byPopularity = (one: TractorRow, other: TractorRow) => other.popularity - one.popularity;

function featuresOf(row: TractorRow): string[] {
  const latest = toIndiaTime(new Date()).year - LATEST_YEARS;
  return [
    ...(row.hp !== null && row.hp <= MINI_HP ? ['mini'] : []),
    ...(row.launched_year !== null && row.launched_year >= latest ? ['latest'] : []),
    ...(row.cabin_ac ? ['ac'] : []),
    ...(row.emission === 'TREM IV' ? ['trem-iv'] : []),
  ];
}

const definition: ListDefinition<TractorRow> = {
  dimensions: {
    brand: (row) => [row.brand],
    hp: (row) => bandOf(HP_BANDS, row.hp),
    price: (row) => bandOf(PRICE_BANDS, row.price),
    drive: (row) => [row.drive],
    fuel: (row) => [row.fuel],
    series: (row) => (row.series === null ? [] : [seriesSlug(row.brand, row.series)]),
    feature: featuresOf,
  },
  orders: {
    popular: byPopularity,
    price: (one, other) => rising(one.price, other.price) || byPopularity(one, other),
    'price-desc': (one, other) => falling(one.price, other.price) || byPopularity(one, other),
    hp: (one, other) => falling(one.hp, other.hp) || byPopularity(one, other),
    newest: (one, other) =>
      falling(one.launched_year, other.launched_year) || byPopularity(one, other),
    name: (one, other) => byName(one.name, other.name),
  },
};

export function tractorIndex(db: Database) {
  const rows = db
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
    .where(soldNew(tractors));
  return cachedListIndex<TractorRow>(db, 'tractors', () => rows, definition);
}

export type TractorIndex = ReturnType<typeof tractorIndex>;

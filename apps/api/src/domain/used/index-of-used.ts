import { AGE_BANDS, HP_BANDS, USED_PRICE_BANDS } from '@tractor-haat/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { tractorBrands } from '../../database/schema/tractor-brands.ts';
import { tractors } from '../../database/schema/tractors.ts';
import { usedTractors } from '../../database/schema/used-tractors.ts';
import { bandOf } from '../../shared/lists/bands.ts';
import { cachedIndex } from '../../shared/lists/cached-index.ts';
import type { ListDefinition } from '../../shared/lists/list-index.ts';
import { byText, falling, rising } from '../../shared/lists/orders.ts';
import { MINI_HP } from '../tractors/look.ts';

/** What the list of used tractors is filtered and ordered by. */
export type UsedRow = {
  id: number;
  brand: string;
  hp: number | null;
  drive: string;
  price: number;
  year: number;
  hours: number | null;
  state: string;
  listed_on: string;
};

const byDay = (one: UsedRow, other: UsedRow) =>
  byText(other.listed_on, one.listed_on) || other.id - one.id;

const definition: ListDefinition<UsedRow> = {
  dimensions: {
    brand: (row) => [row.brand],
    hp: (row) => bandOf(HP_BANDS, row.hp),
    price: (row) => bandOf(USED_PRICE_BANDS, row.price),
    age: (row) => bandOf(AGE_BANDS, new Date().getFullYear() - row.year),
    drive: (row) => [row.drive],
    state: (row) => [row.state],
    feature: (row) => (row.hp !== null && row.hp <= MINI_HP ? ['mini'] : []),
  },
  orders: {
    newest: byDay,
    price: (one, other) => one.price - other.price || byDay(one, other),
    'price-desc': (one, other) => other.price - one.price || byDay(one, other),
    year: (one, other) => falling(one.year, other.year) || byDay(one, other),
    hours: (one, other) => rising(one.hours, other.hours) || byDay(one, other),
  },
};

export function usedIndex(db: Database) {
  const rows = db
    .select({
      id: usedTractors.id,
      brand: tractorBrands.slug,
      hp: tractors.hp,
      drive: tractors.drive,
      price: usedTractors.price_inr,
      year: usedTractors.year,
      hours: usedTractors.hours,
      state: usedTractors.state,
      listed_on: usedTractors.listed_on,
    })
    .from(usedTractors)
    .innerJoin(tractors, eq(tractors.id, usedTractors.tractor_id))
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(eq(usedTractors.status, 'approved'));
  return cachedIndex<UsedRow>(db, 'used', () => rows, definition);
}

export type UsedIndex = ReturnType<typeof usedIndex>;

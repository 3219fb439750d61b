import { NEEDED_HP_BANDS } from '@tractor-haat/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { implementBrands } from '../../../database/schema/implement-brands.ts';
import { implementTypes } from '../../../database/schema/implement-types.ts';
import { implementsTable } from '../../../database/schema/implements-table.ts';
import { cacheListIndex } from '../../../shared/lists/cache-index.ts';
import {
  compareAscending,
  compareNames,
  compareTexts,
} from '../../../shared/lists/compare-names.ts';
import type { ListDefinition } from '../../../shared/lists/list-index.ts';
import { toBandSlugs } from '../../../shared/lists/to-band-slugs.ts';

/** Contains no price, because sorting by price would reveal hidden prices. */
type ImplementRow = {
  id: number;
  key: string;
  type: string;
  brand: string;
  brand_name: string;
  model: string;
  hp_min: number | null;
  hp_max: number | null;
  popularity: number;
};

const compareBrandsAndModels = (a: ImplementRow, b: ImplementRow) =>
  compareNames(a.brand_name.toLowerCase(), b.brand_name.toLowerCase()) ||
  compareNames(a.model.toLowerCase(), b.model.toLowerCase()) ||
  compareTexts(a.key, b.key);

const definition: ListDefinition<ImplementRow> = {
  dimensions: {
    type: (row) => [row.type],
    brand: (row) => [row.brand],
    hp: (row) => toBandSlugs(NEEDED_HP_BANDS, row.hp_min),
  },
  orders: {
    popular: (a, b) => b.popularity - a.popularity || compareBrandsAndModels(a, b),
    name: compareBrandsAndModels,
    power: (a, b) =>
      compareAscending(a.hp_min, b.hp_min) ||
      compareAscending(a.hp_max, b.hp_max) ||
      compareBrandsAndModels(a, b),
  },
};

export function createImplementIndex(db: Database) {
  const rowsQuery = db
    .select({
      id: implementsTable.id,
      key: implementsTable.key,
      type: implementTypes.slug,
      brand: implementBrands.slug,
      brand_name: sql<string>`${implementBrands.name}->>'en'`,
      model: implementsTable.model,
      hp_min: implementsTable.required_hp_min,
      hp_max: implementsTable.required_hp_max,
      popularity: implementsTable.popularity,
    })
    .from(implementsTable)
    .innerJoin(implementTypes, eq(implementTypes.id, implementsTable.type_id))
    .innerJoin(implementBrands, eq(implementBrands.id, implementsTable.brand_id))
    .where(isLive(implementsTable));
  return cacheListIndex<ImplementRow>(db, 'implements', () => rowsQuery, definition);
}

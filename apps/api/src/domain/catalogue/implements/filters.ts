import { NEEDED_HP_BANDS } from '@tractor-haat/api-client/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { live } from '../../../database/schema/from-content.ts';
import { implementBrands } from '../../../database/schema/implement-brands.ts';
import { implementTypes } from '../../../database/schema/implement-types.ts';
import { implementsTable } from '../../../database/schema/implements.ts';
import { bandOf } from '../../../shared/lists/bands.ts';
import { cachedListIndex } from '../../../shared/lists/cached-index.ts';
import type { ListDefinition } from '../../../shared/lists/list-index.ts';
import { byName, byText, rising } from '../../../shared/lists/orders.ts';

/** Filter and sort columns of implements. The price is excluded, because an order would reveal it. */
type Row = {
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

const byBrandAndModel = (one: Row, other: Row) =>
  byName(one.brand_name.toLowerCase(), other.brand_name.toLowerCase()) ||
  byName(one.model.toLowerCase(), other.model.toLowerCase()) ||
  byText(one.key, other.key);

const definition: ListDefinition<Row> = {
  dimensions: {
    type: (row) => [row.type],
    brand: (row) => [row.brand],
    hp: (row) => bandOf(NEEDED_HP_BANDS, row.hp_min),
  },
  orders: {
    popular: (one, other) => other.popularity - one.popularity || byBrandAndModel(one, other),
    name: byBrandAndModel,
    power: (one, other) =>
      rising(one.hp_min, other.hp_min) ||
      rising(one.hp_max, other.hp_max) ||
      byBrandAndModel(one, other),
  },
};

export function implementIndex(db: Database) {
  const rows = db
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
    .where(live(implementsTable));
  return cachedListIndex<Row>(db, 'implements', () => rows, definition);
}

/** Names of types and brands in the order of the filters. */
export function implementNames(db: Database) {
  const types = db
    .select({ slug: implementTypes.slug, name: implementTypes.name })
    .from(implementTypes)
    .where(live(implementTypes))
    .orderBy(asc(implementTypes.sort_order), asc(implementTypes.slug))
    .prepare('implement_type_names');
  const brands = db
    .select({ slug: implementBrands.slug, name: implementBrands.name })
    .from(implementBrands)
    .where(live(implementBrands))
    .orderBy(sql`lower(${implementBrands.name}->>'en') collate "C"`, asc(implementBrands.slug))
    .prepare('implement_brand_names');
  return async () => {
    const [typeRows, brandRows] = await Promise.all([types.execute(), brands.execute()]);
    const names = (rows: typeof typeRows) => new Map(rows.map((row) => [row.slug, row.name]));
    return { types: names(typeRows), brands: names(brandRows) };
  };
}

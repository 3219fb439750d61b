import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { contentColumns, isLive } from './content-columns.ts';
import { implementBrands } from './implement-brands.ts';
import { implementTypes } from './implement-types.ts';

/** Names end with the unit, as in `{ tank_l: 400 }`. */
export type Specs = Record<string, number | string>;

export const implementsTable = pgTable(
  'implements',
  {
    id: serial('id').primaryKey(),
    /** Key in content/: `brand/type/model`. */
    key: text('key').notNull().unique(),
    slug: text('slug').notNull(),
    type_id: integer('type_id')
      .notNull()
      .references(() => implementTypes.id),
    brand_id: integer('brand_id')
      .notNull()
      .references(() => implementBrands.id),
    model: text('model').notNull(),
    working_width_mm: integer('working_width_mm'),
    required_hp_min: doublePrecision('required_hp_min'),
    required_hp_max: doublePrecision('required_hp_max'),
    specs: jsonb('specs').$type<Specs>().notNull(),
    price_min_inr: integer('price_min_inr'),
    price_max_inr: integer('price_max_inr'),
    show_price: boolean('show_price').notNull(),
    price_note: text('price_note'),
    popularity: integer('popularity').notNull(),
    source: text('source').notNull(),
    as_of: date('as_of', { mode: 'string' }).notNull(),
    confidence: text('confidence', { enum: ['high', 'medium', 'low'] }).notNull(),
    note: text('note'),
    ...contentColumns,
  },
  (table) => [
    uniqueIndex('implements_address_live')
      .on(table.type_id, table.brand_id, table.slug)
      .where(isLive(table)),
    index('implements_brand').on(table.brand_id),
  ],
);

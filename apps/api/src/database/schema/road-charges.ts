import { doublePrecision, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';
import { sourceColumns } from './source-columns.ts';

export const ROAD_CHARGES = [
  'road-tax',
  'registration',
  'smart-card',
  'number-plate',
  'hypothecation',
  'insurance',
  'handling',
] as const;

/** Unknown amounts are null. */
export const roadCharges = pgTable(
  'road_charges',
  {
    id: serial('id').primaryKey(),
    key: text('key').notNull().unique(),
    charge: text('charge', { enum: ROAD_CHARGES }).notNull(),
    /** Null: applies to all states without a separate row. */
    state: text('state'),
    min_inr: integer('min_inr'),
    max_inr: integer('max_inr'),
    /** Per cent of the ex-showroom price. Null if the charge is an amount. */
    min_percent: doublePrecision('min_percent'),
    max_percent: doublePrecision('max_percent'),
    /** Key of a translation. */
    condition: text('condition'),
    ...sourceColumns,
    ...contentColumns,
  },
  (table) => [index('road_charges_state').on(table.state)],
);

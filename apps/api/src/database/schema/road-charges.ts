import { doublePrecision, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';
import { sourceColumns } from './source-columns.ts';

/** Charges on top of the ex-showroom price until a tractor is registered. */
export const ROAD_CHARGES = [
  'road-tax',
  'registration',
  'smart-card',
  'number-plate',
  'hypothecation',
  'insurance',
  'handling',
] as const;

/** One charge in one state or in all states. Unknown amounts are null, and the site says so. */
export const roadCharges = pgTable(
  'road_charges',
  {
    id: serial('id').primaryKey(),
    key: text('key').notNull().unique(),
    charge: text('charge', { enum: ROAD_CHARGES }).notNull(),
    /** Slug of the state. Null for all states without a row of their own. */
    state: text('state'),
    min_inr: integer('min_inr'),
    max_inr: integer('max_inr'),
    /** Percentage of the ex-showroom price, if the charge is not an amount. */
    min_percent: doublePrecision('min_percent'),
    max_percent: doublePrecision('max_percent'),
    /** Condition of the charge, as a key that the site translates. */
    condition: text('condition'),
    ...sourceColumns,
    ...contentColumns,
  },
  (table) => [index('road_charges_state').on(table.state)],
);

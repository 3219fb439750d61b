import { doublePrecision, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';
import { sourceColumns } from './source-columns.ts';

/** Rates of motor insurance: either a premium or a percentage. */
export const insuranceRates = pgTable('insurance_figures', {
  id: serial('id').primaryKey(),
  key: text('key').notNull().unique(),
  amount_inr: integer('amount_inr'),
  percent: doublePrecision('percent'),
  ...sourceColumns,
  ...contentColumns,
});

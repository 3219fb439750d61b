import { doublePrecision, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { fromContent } from './from-content.ts';
import { sourced } from './sourced.ts';

/** Regulated figures of motor insurance: a premium in rupees or a share in per cent. */
export const insuranceFigures = pgTable('insurance_figures', {
  id: serial('id').primaryKey(),
  key: text('key').notNull().unique(),
  amount_inr: integer('amount_inr'),
  percent: doublePrecision('percent'),
  ...sourced,
  ...fromContent,
});

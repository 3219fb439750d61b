import { date, doublePrecision, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';
import { localised } from './localised.ts';
import { sourceColumns } from './source-columns.ts';

export const LOAN_KINDS = ['new', 'used', 'against'] as const;

/** Terms that the lender does not publish are null. */
export const loanOffers = pgTable(
  'loan_offers',
  {
    id: serial('id').primaryKey(),
    key: text('key').notNull().unique(),
    kind: text('kind', { enum: LOAN_KINDS }).notNull(),
    lender: localised('lender'),
    /** Per cent per year on the reducing balance. */
    rate_min_pct: doublePrecision('rate_min_pct'),
    rate_max_pct: doublePrecision('rate_max_pct'),
    rates_on: date('rates_on', { mode: 'string' }),
    /** Per cent of the tractor's price or value. */
    share_max_pct: doublePrecision('share_max_pct'),
    amount_max_inr: integer('amount_max_inr'),
    months_max: integer('months_max'),
    /** Per cent of the loan, before tax. */
    fee_max_pct: doublePrecision('fee_max_pct'),
    land_min_acres: doublePrecision('land_min_acres'),
    sort_order: integer('sort_order').notNull(),
    ...sourceColumns,
    ...contentColumns,
  },
  (table) => [index('loan_offers_kind').on(table.kind, table.sort_order)],
);

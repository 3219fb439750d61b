import { date, doublePrecision, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import {
  contentColumns,
  localised,
  sourceColumns,
} from '../../../core/database/content-columns.ts';

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

/** Rates of motor insurance: either a premium or a percentage. */
export const insuranceRates = pgTable('insurance_figures', {
  id: serial('id').primaryKey(),
  key: text('key').notNull().unique(),
  amount_inr: integer('amount_inr'),
  percent: doublePrecision('percent'),
  ...sourceColumns,
  ...contentColumns,
});

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

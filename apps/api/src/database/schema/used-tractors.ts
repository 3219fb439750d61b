import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { RETIRED_STATUS, sharedContentColumns } from './content-columns.ts';
import { MODERATION_STATES } from './moderation-states.ts';
import { tractors } from './tractors.ts';

export const PART_CONDITIONS = ['good', 'fair', 'needs-work'] as const;

export type PartConditions = Record<
  'engine' | 'gearbox' | 'hydraulics' | 'body',
  (typeof PART_CONDITIONS)[number]
>;

export const usedTractors = pgTable(
  'used_tractors',
  {
    id: serial('id').primaryKey(),
    /** Null for a visitor's listing. */
    key: text('key').unique(),
    slug: text('slug').notNull(),
    tractor_id: integer('tractor_id')
      .notNull()
      .references(() => tractors.id, { onDelete: 'restrict' }),
    year: integer('year').notNull(),
    hours: integer('hours'),
    owners: integer('owners').notNull(),
    /** True if the seller has the registration certificate. */
    rc: boolean('rc').notNull(),
    hypothecation: text('hypothecation', { enum: ['none', 'cleared', 'open'] }).notNull(),
    insurance_until: date('insurance_until', { mode: 'string' }),
    tyre_condition_pct: integer('tyre_condition_pct'),
    condition: jsonb('condition').$type<PartConditions>().notNull(),
    price_inr: integer('price_inr').notNull(),
    negotiable: boolean('negotiable').notNull(),
    state: text('state').notNull(),
    district: text('district').notNull(),
    listed_on: date('listed_on', { mode: 'string' }).notNull(),
    /** `unverified` until the seller enters the code. */
    status: text('status', { enum: ['unverified', ...MODERATION_STATES, 'sold', RETIRED_STATUS] })
      .notNull()
      .default('pending'),
    demo: boolean('demo').notNull(),
    /** Random id that the browser sends with the code. */
    primary_id: text('primary_id').unique(),
    /** Hash of the seller's cookie. Only this browser can correct the listing. */
    browser: text('browser'),
    seller_name: text('seller_name'),
    /** Shown only to buyers who entered a code. */
    seller_mobile: text('seller_mobile'),
    area: text('area'),
    /** Description by the seller. */
    words: text('words'),
    language: text('language').notNull().default('en'),
    created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    verified_at: timestamp('verified_at', { withTimezone: true }),
    moderated_at: timestamp('moderated_at', { withTimezone: true }),
    ...sharedContentColumns,
  },
  (table) => [
    index('used_tractors_tractor').on(table.tractor_id, table.status),
    index('used_tractors_status').on(table.status, table.listed_on),
    index('used_tractors_waiting').on(table.status, table.id),
    index('used_tractors_like').on(table.tractor_id, table.year, table.id),
    index('used_tractors_mobile').on(table.seller_mobile),
    uniqueIndex('used_tractors_live_once')
      .on(table.seller_mobile, table.tractor_id, table.year)
      .where(sql`${table.status} in ('pending', 'approved')`),
  ],
);

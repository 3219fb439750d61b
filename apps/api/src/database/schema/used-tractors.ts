import { boolean, date, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { MODERATION_STATES } from './moderation.ts';
import { tractors } from './tractors.ts';

export const CONDITIONS = ['good', 'fair', 'needs-work'] as const;

/** How the parts of a used tractor are, as its seller says. */
export type PartConditions = Record<
  'engine' | 'gearbox' | 'hydraulics' | 'body',
  (typeof CONDITIONS)[number]
>;

/** A used tractor for sale: a demonstration row of the content, or a visitor's listing. */
export const usedTractors = pgTable(
  'used_tractors',
  {
    id: serial('id').primaryKey(),
    /** Name of the row in content; null for a listing that a visitor made. */
    key: text('key').unique(),
    slug: text('slug').notNull(),
    tractor_id: integer('tractor_id')
      .notNull()
      .references(() => tractors.id, { onDelete: 'cascade' }),
    year: integer('year').notNull(),
    hours: integer('hours'),
    owners: integer('owners').notNull(),
    /** The registration certificate is there. */
    rc: boolean('rc').notNull(),
    hypothecation: text('hypothecation', { enum: ['none', 'cleared', 'open'] }).notNull(),
    insurance_until: date('insurance_until', { mode: 'string' }),
    tyre_condition_pct: integer('tyre_condition_pct'),
    condition: jsonb('condition').$type<PartConditions>().notNull(),
    price_inr: integer('price_inr').notNull(),
    negotiable: boolean('negotiable').notNull(),
    /** Slug of the state's English name. */
    state: text('state').notNull(),
    district: text('district').notNull(),
    listed_on: date('listed_on', { mode: 'string' }).notNull(),
    status: text('status', { enum: [...MODERATION_STATES, 'sold'] })
      .notNull()
      .default('pending'),
    demo: boolean('demo').notNull(),
  },
  (table) => [
    index('used_tractors_tractor').on(table.tractor_id, table.status),
    index('used_tractors_status').on(table.status, table.listed_on),
  ],
);

import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallserial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  MODERATION_STATES,
  RETIRED_STATUS,
  sharedContentColumns,
} from '../../../core/database/content-columns.ts';
import { tractors } from '../products/tables.ts';

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

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Re-encoded photos. In the database a listing is saved in one transaction with its photos. */
export const usedPhotos = pgTable(
  'used_photos',
  {
    id: serial('id').primaryKey(),
    /** Random part of the URL, which cannot be guessed. */
    photo: text('photo').notNull().unique(),
    listing_id: integer('listing_id').references(() => usedTractors.id, { onDelete: 'cascade' }),
    place: integer('place').notNull().default(0),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    small: bytes('small').notNull(),
    large: bytes('large').notNull(),
    /** Perceptual hash of 64 bits. Null for uniform images and for photos from before November 2026. */
    look: text('look'),
    /** Quarters of the hash. Similar photos share at least one, which the GIN index finds. */
    look_parts: text('look_parts').array(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('used_photos_listing').on(table.listing_id, table.place),
    index('used_photos_created').on(table.created_at),
    index('used_photos_same').on(sql`md5(${table.small})`),
    index('used_photos_look').using('gin', table.look_parts),
  ],
);

/** The triggers `show_used` update the table. */
export const publishedListings = pgTable(
  'used_shown',
  {
    id: integer('id')
      .primaryKey()
      .references(() => usedTractors.id, { onDelete: 'cascade' }),
    /** Brand, state, power, price, drive and size as bits (`dimension-bits.ts`). */
    cell: integer('cell').notNull(),
    year: integer('year').notNull(),
    price_inr: integer('price_inr').notNull(),
    /** The maximum integer if the hours are unknown, to sort them last. */
    hours: integer('hours').notNull(),
    listed_on: date('listed_on', { mode: 'string' }).notNull(),
    hp: doublePrecision('hp'),
  },
  ({ id, cell, year, price_inr, hours, listed_on, hp }) => {
    const newest = () => [listed_on.desc().nullsFirst(), id.desc().nullsFirst()] as const;
    // Each index contains all filter columns, so that a page needs only an index scan.
    return [
      index('used_shown_cell').on(cell, year),
      index('used_shown_newest').on(...newest(), cell, year),
      index('used_shown_price').on(price_inr, ...newest(), cell, year),
      index('used_shown_price_desc').on(price_inr.desc().nullsFirst(), ...newest(), cell, year),
      index('used_shown_year').on(year.desc().nullsFirst(), ...newest(), cell),
      index('used_shown_hours').on(hours, ...newest(), cell, year),
      index('used_shown_like').on(hp, price_inr),
    ];
  },
);

/** Numbers of brands and states in `used_shown.cell`, assigned by a trigger with the first listing. */
export const usedValues = pgTable(
  'used_values',
  {
    kind: text('kind', { enum: ['brand', 'state'] }).notNull(),
    value: text('value').notNull(),
    number: smallserial('number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.value] })],
);

import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { usedTractors } from './used-tractors.ts';

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

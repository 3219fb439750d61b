import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { usedTractors } from './used-tractors.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Photos of used tractors, as we encoded them: never the file that came in. In the database, so that any
 * API process shows them and a listing and its photos come and go together.
 */
export const usedPhotos = pgTable(
  'used_photos',
  {
    id: serial('id').primaryKey(),
    /** Random: the part of the address that cannot be guessed. */
    photo: text('photo').notNull().unique(),
    /** Null until the listing is sent. */
    listing_id: integer('listing_id').references(() => usedTractors.id, { onDelete: 'cascade' }),
    /** Place among the photos of its listing. */
    place: integer('place').notNull().default(0),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    small: bytes('small').notNull(),
    large: bytes('large').notNull(),
    /** What it looks like, in 64 bits; null of photos from before November 2026, and of those with nothing to see. */
    look: text('look'),
    look_parts: text('look_parts').array(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('used_photos_listing').on(table.listing_id, table.place),
    index('used_photos_created').on(table.created_at),
    // The same photo in two listings.
    index('used_photos_same').on(sql`md5(${table.small})`),
    index('used_photos_look').using('gin', table.look_parts),
  ],
);

import { boolean, date, integer, text } from 'drizzle-orm/pg-core';

export const sourceColumns = {
  source: text('source').notNull(),
  as_of: date('as_of', { mode: 'string' }).notNull(),
  confidence: text('confidence', { enum: ['high', 'medium', 'low'] }).notNull(),
  note: text('note'),
};

/** `show_price` is false if the price is too uncertain to publish. */
export const priceColumns = {
  price_min_inr: integer('price_min_inr'),
  price_max_inr: integer('price_max_inr'),
  show_price: boolean('show_price').notNull(),
  price_note: text('price_note'),
};

import type { LocalText, PublicPrice } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { and, isNull, type SQL } from 'drizzle-orm';
import { boolean, date, integer, jsonb, type PgColumn, text, timestamp } from 'drizzle-orm/pg-core';

/** True if an operator imported or edited the row. Content imports skip it. */
const by_operator = boolean('by_operator').notNull().default(false);

export const contentColumns = {
  by_operator,
  /** Set when content/ no longer has the row. Visitors' data may refer to it, so it is not deleted. */
  retired_at: timestamp('retired_at', { withTimezone: true }),
};

/** For tables that also contain visitors' rows. A retired row has the status `retired`. */
export const sharedContentColumns = { by_operator };

export const RETIRED_STATUS = 'retired';

/** Adds the condition of all public queries, which hides retired rows. */
export function isLive(table: { retired_at: PgColumn }, ...conditions: (SQL | undefined)[]): SQL {
  return and(isNull(table.retired_at), ...conditions) as SQL;
}

export const MODERATION_STATES = ['pending', 'approved', 'rejected'] as const;

export type ModerationState = (typeof MODERATION_STATES)[number];

/** True if the browser verified the number by a code or a sign-in. */
export const verifiedNumberColumn = { proven: boolean('proven').notNull().default(false) };

export const moderationColumns = {
  status: text('status', { enum: [...MODERATION_STATES, RETIRED_STATUS] })
    .notNull()
    .default('pending'),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  moderated_at: timestamp('moderated_at', { withTimezone: true }),
};

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

type PriceRow = {
  price_min_inr: number | null;
  price_max_inr: number | null;
  show_price: boolean;
  as_of: string;
};

/** Returns null if the price is unknown or too uncertain to publish. */
export function toPublicPrice(row: PriceRow): PublicPrice | null {
  if (!row.show_price || row.price_min_inr === null) return null;
  return { min_inr: row.price_min_inr, max_inr: row.price_max_inr, as_of: row.as_of };
}

/** English is the fallback for missing languages. */
export type LocalisedText = { en: string } & { [language in Language]?: string | undefined };

export const localised = (name: string) => jsonb(name).$type<LocalisedText>().notNull();

/** Visitors write in one language, so no language is required. */
export type PartlyLocalisedText = { [language in Language]?: string | undefined };

export const partlyLocalised = (name: string) => jsonb(name).$type<PartlyLocalisedText>().notNull();

export function toLocalText(texts: LocalisedText, language: Language): LocalText {
  const text = texts[language];
  return text === undefined ? { text: texts.en, language: 'en' } : { text, language };
}

export function listTexts(texts: LocalisedText): string[] {
  return Object.values(texts).filter((text) => text !== undefined);
}

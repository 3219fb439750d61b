import type { Language } from '@tractor-haat/i18n';
import { jsonb } from 'drizzle-orm/pg-core';

/** A text in several languages. English is required. */
export type LocalisedText = { en: string } & { [language in Language]?: string | undefined };

export const localised = (name: string) => jsonb(name).$type<LocalisedText>().notNull();

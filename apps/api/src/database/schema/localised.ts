import type { Language } from '@tractor-haat/i18n';
import { jsonb } from 'drizzle-orm/pg-core';

/** English is the fallback for missing languages. */
export type LocalisedText = { en: string } & { [language in Language]?: string | undefined };

export const localised = (name: string) => jsonb(name).$type<LocalisedText>().notNull();

import type { Language } from '@tractor-haat/i18n';
import { jsonb } from 'drizzle-orm/pg-core';

/** A text in at least one language: what a visitor wrote is in theirs only. */
export type SomeLanguages = { [language in Language]?: string | undefined };

/** A column that holds such a text. */
export const someLanguages = (name: string) => jsonb(name).$type<SomeLanguages>().notNull();

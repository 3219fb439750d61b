import type { Language } from '@tractor-haat/i18n';
import { jsonb } from 'drizzle-orm/pg-core';

/** A text in at least one language: visitors write in their own language only. */
export type SomeLanguages = { [language in Language]?: string | undefined };

/** A column with such a text. */
export const someLanguages = (name: string) => jsonb(name).$type<SomeLanguages>().notNull();

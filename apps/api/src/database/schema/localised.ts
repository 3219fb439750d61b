import type { Language } from '@tractor-haat/i18n';
import { jsonb } from 'drizzle-orm/pg-core';

/** One text in several languages; English always, others as far as they are translated. */
export type Localised = { en: string } & { [language in Language]?: string | undefined };

/** A column that holds a text in all its languages. */
export const localised = (name: string) => jsonb(name).$type<Localised>().notNull();

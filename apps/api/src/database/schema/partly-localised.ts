import type { Language } from '@tractor-haat/i18n';
import { jsonb } from 'drizzle-orm/pg-core';

/** Text of a visitor, who writes in one language. */
export type PartlyLocalisedText = { [language in Language]?: string | undefined };

export const partlyLocalised = (name: string) => jsonb(name).$type<PartlyLocalisedText>().notNull();

import type { Language } from '@tractor-haat/i18n';
import { jsonb } from 'drizzle-orm/pg-core';

/** At least one language: visitors write in one. */
export type PartlyLocalisedText = { [language in Language]?: string | undefined };

export const partlyLocalised = (name: string) => jsonb(name).$type<PartlyLocalisedText>().notNull();

import type { Language } from '@tractor-haat/i18n';
import { jsonb } from 'drizzle-orm/pg-core';

/** Visitors write in one language, so no language is required. */
export type PartlyLocalisedText = { [language in Language]?: string | undefined };

export const partlyLocalised = (name: string) => jsonb(name).$type<PartlyLocalisedText>().notNull();

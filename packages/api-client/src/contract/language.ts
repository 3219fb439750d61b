import { LANGUAGES } from '@tractor-haat/i18n';
import { z } from 'zod';

export const language = z.enum(LANGUAGES).meta({ id: 'Language' });

/** Parameter `language`, which selects the language of the texts in a response. */
export const languageQuery = language.default('en');

export type Language = z.output<typeof language>;

export const languageOnlyQuery = z.object({ language: languageQuery });

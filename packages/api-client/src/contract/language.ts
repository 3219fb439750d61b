import { LANGUAGES } from '@tractor-haat/i18n';
import { z } from 'zod';

/** A language of the site. */
export const language = z.enum(LANGUAGES).meta({ id: 'Language' });

/** `?language=`: which language the texts of an answer should have; English when it is left out. */
export const languageQuery = language.default('en');

export type Language = z.output<typeof language>;

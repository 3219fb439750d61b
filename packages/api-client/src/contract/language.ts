import { LANGUAGES } from '@tractor-haat/i18n';
import { z } from 'zod';

export const language = z.enum(LANGUAGES).meta({ id: 'Language' });

/** `?language=`: language of the texts in the response; default English. */
export const languageQuery = language.default('en');

export type Language = z.output<typeof language>;

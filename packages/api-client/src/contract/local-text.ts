import { z } from 'zod';
import { language } from './language.ts';

/**
 * A text together with the language it is written in. A missing translation comes in English
 * with `language: 'en'`, so that a page can mark it with `lang`.
 */
export const localText = z.object({ text: z.string(), language }).meta({ id: 'LocalText' });

export type LocalText = z.output<typeof localText>;

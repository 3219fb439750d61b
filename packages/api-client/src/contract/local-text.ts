import { z } from 'zod';
import { language } from './language.ts';

/**
 * A text with its language. A missing translation is returned in English with `language: 'en'`, so
 * that the page can set `lang`.
 */
export const localText = z.object({ text: z.string(), language }).meta({ id: 'LocalText' });

export type LocalText = z.output<typeof localText>;

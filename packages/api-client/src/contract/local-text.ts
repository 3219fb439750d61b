import { z } from 'zod';
import { language } from './language.ts';

/** A text with its language, for the attribute `lang`. A text without a translation is returned in English. */
export const localText = z.object({ text: z.string(), language }).meta({ id: 'LocalText' });

export type LocalText = z.output<typeof localText>;

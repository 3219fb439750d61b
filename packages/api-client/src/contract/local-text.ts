import { z } from 'zod';
import { language } from './language.ts';

/** A text and the language for its attribute `lang`. Without a translation the text is English. */
export const localText = z.object({ text: z.string(), language }).meta({ id: 'LocalText' });

export type LocalText = z.output<typeof localText>;

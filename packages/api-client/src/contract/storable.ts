import { z } from 'zod';

/** Half of a character, or the one character that PostgreSQL cannot keep. */
const BROKEN = /\p{Cs}|\0/u;

/** A text that a database can keep. */
export function storable(most: number) {
  return z
    .string()
    .max(most)
    .refine((text) => !BROKEN.test(text), 'holds characters that are no text');
}

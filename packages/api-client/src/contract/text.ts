import { z } from 'zod';
import { codeDigits, mobileDigits } from '../digits.ts';
import { normaliseName } from '../person-name.ts';

/**
 * Texts that come in. All of them lose what no database keeps and nobody sees: NUL, and halves of characters,
 * which a field that was cut in the middle of an emoji leaves behind. A visitor is not refused for those.
 */

const UNSTORABLE = /[\p{Cs}\0]/gu;

const withoutUnstorable = (text: string) => text.replace(UNSTORABLE, '');

/** A text that can be stored; more rules may follow. `missing` is what is said where there is no text. */
export const text = (missing?: string) => z.string(missing).overwrite(withoutUnstorable);

/** A text that can be stored; a longer one is refused. */
export const storable = (most: number) => text().max(most);

/**
 * What a person typed into a field, or a page says of itself: a number is its digits, and what is over the limit is
 * cut off. The rules of the form have limits below this one, and their own words for what is too long.
 */
export const typed = (most: number) =>
  z
    .union([z.string(), z.number()])
    .transform((given) => withoutUnstorable(String(given).slice(0, most)));

/** A mobile number however it is written, as its ten digits; what is none, or nothing, is left to the form's rule. */
export const mobile = z
  .union([z.string(), z.number()])
  .transform((given) => withoutUnstorable(mobileDigits(given).slice(0, 40)))
  .default('');

/** A person's name as it is stored; the rules of the form judge it. What is over the limit is cut off. */
export const personName = (most: number) => typed(most).transform(normaliseName).default('');

/** A one-time code however it is written, as its digits; other text is left to the check of the code. */
export const oneTimeCode = z
  .union([z.string(), z.number()])
  .transform((given) => withoutUnstorable(codeDigits(String(given).slice(0, 100)).slice(0, 40)))
  .default('');

const YES = new Set(['on', 'true', '1', 'yes']);

/** A number that a page says of itself, as the time that passed; null for anything else. */
export const saidNumber = (most: number) =>
  z.union([z.string(), z.number()]).transform((given) => {
    const number = given === '' ? Number.NaN : Number(given);
    return Number.isInteger(number) && number >= 0 && number <= most ? number : null;
  });

/** A box: `on` when it is ticked, else empty. `"false"`, `0` and words that are no yes are no consent. */
export const ticked = z
  .union([z.string(), z.boolean(), z.number()])
  .transform((given) => (YES.has(String(given).trim().toLowerCase()) ? 'on' : ''));

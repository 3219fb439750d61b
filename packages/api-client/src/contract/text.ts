import { z } from 'zod';
import { codeDigits, mobileDigits } from '../digits.ts';
import { normaliseName } from '../person-name.ts';

/**
 * Input types. The API does not start with a route whose input is of another type (`requireSafeInputs`). Texts that
 * people type lose what no database stores and nobody sees: NUL, and halves of characters, which a field that was cut in
 * the middle of an emoji leaves behind.
 */

const UNSTORABLE = /[\p{Cs}\0]/gu;

/** Removes NUL and halves of characters. */
export const withoutUnstorable = (text: string) => text.replace(UNSTORABLE, '');

/** Removes marks of direction, so that a text does not turn round what stands beside it. */
const withoutDirections = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** False where a text, or any text or name inside an object or array, has NUL or half a character. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.search(UNSTORABLE) === -1;
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner));
}

/** A text that can be stored; more rules may follow. `missing` is what is said where there is no text. */
export const text = (missing?: string) => storableText(missing).overwrite(withoutDirections);

/** The same with its marks of direction, for a rule that judges them. */
export const storableText = (missing?: string) => z.string(missing).overwrite(withoutUnstorable);

/** A text that can be stored; a longer one is refused. */
export const storable = (most: number) => text().max(most);

/**
 * A text that no person types: a token, an id, a path, a password. It is compared or opened as it was sent, so that NUL
 * and halves of characters are refused, not removed. More rules may follow.
 */
export const exactText = () => z.string().refine(isStorable);

/** Any JSON that can be stored. */
export const storableJson = z.unknown().refine(isStorable);

/** Number of a row: the range of an integer column (int4) from 1. Also as text, as addresses and forms send it. */
export const rowId = z.coerce.number().int().min(1).max(2_147_483_647);

/** False for years that a column of times may refuse (0000) and that nobody means. */
export const isStorableTime = (time: string) => /^[12]\d{3}-/.test(time);

/** A time in ISO 8601 (UTC). */
export const instant = () => z.iso.datetime().refine(isStorableTime);

/** A day in ISO 8601. */
export const day = () => z.iso.date().refine(isStorableTime);

/**
 * What a person typed into a field, or a page says of itself: a number is its digits, and what is over the limit is
 * cut off. The rules of the form have limits below this one, and their own words for what is too long.
 */
export const typed = (most: number) => cutText(most).transform(withoutDirections);

const cutText = (most: number) =>
  z
    .union([storableText(), z.number()])
    .transform((given) => withoutUnstorable(String(given).slice(0, most)));

/** A mobile number however it is written, as its ten digits; what is none, or nothing, is left to the form's rule. */
export const mobile = z
  .union([text(), z.number()])
  .transform((given) => withoutUnstorable(mobileDigits(given).slice(0, 40)))
  .default('');

/** A person's name as it is stored; the rules of the form judge it. What is over the limit is cut off. */
export const personName = (most: number) => cutText(most).transform(normaliseName).default('');

/** A one-time code however it is written, as its digits; other text is left to the check of the code. */
export const oneTimeCode = z
  .union([text(), z.number()])
  .transform((given) => withoutUnstorable(codeDigits(String(given).slice(0, 100)).slice(0, 40)))
  .default('');

const YES = new Set(['on', 'true', '1', 'yes']);

/** A number that a page says of itself, as the time that passed; null for anything else. */
export const saidNumber = (most: number) =>
  z.union([text(), z.number()]).transform((given) => {
    const number = given === '' ? Number.NaN : Number(given);
    return Number.isInteger(number) && number >= 0 && number <= most ? number : null;
  });

/** A box: `on` when it is ticked, else empty. `"false"`, `0` and words that are no yes are no consent. */
export const ticked = z
  .union([text(), z.boolean(), z.number()])
  .transform((given) => (YES.has(String(given).trim().toLowerCase()) ? 'on' : ''));

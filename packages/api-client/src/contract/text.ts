import { z } from 'zod';
import { removeInvisible, toCodeDigits, toMobileDigits } from '../to-mobile-digits.ts';
import { normaliseName } from '../validate-person-name.ts';

/**
 * Schemas for texts in requests. Routes must use these instead of `z.string()`, because PostgreSQL cannot store NUL and
 * lone surrogates: `requireSafeInputs` stops the start of the API if a route has another schema. Browsers send a lone
 * surrogate if they truncate a text inside an emoji.
 */

const UNSTORABLE_CHARACTERS = /[\p{Cs}\0]/gu;

export const withoutUnstorable = (text: string) => text.replace(UNSTORABLE_CHARACTERS, '');

/** Removes bidirectional control characters, because they would reorder the text around the value. */
const withoutDirections = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** Returns false if a string contains NUL or a lone surrogate. Checks the keys and values of objects and arrays too. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.search(UNSTORABLE_CHARACTERS) === -1;
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner));
}

/** Removes unstorable characters and direction controls. `missing` is the error message if the value is undefined. */
export const text = (missing?: string) => storableText(missing).overwrite(withoutDirections);

/** Removes unstorable characters, but no direction controls, so that the rules for person names can reject them. */
export const storableText = (missing?: string) => z.string(missing).overwrite(withoutUnstorable);

/** A `text` with at most `max` characters. */
export const limitedText = (max: number) => text().max(max);

/**
 * A text that must not be changed, such as a token, an id, a path or a password. Rejects a text with NUL or a lone
 * surrogate.
 */
export const exactText = () => z.string().refine(isStorable);

export const storableJson = z.unknown().refine(isStorable);

/** Id of a database row, as a number or as a numeric string. */
export const rowId = z.coerce.number().int().min(1).max(2_147_483_647);

/** True for the years 1000 to 2999. PostgreSQL rejects the year 0000. */
export const isStorableTime = (time: string) => /^[12]\d{3}-/.test(time);

/** An ISO 8601 timestamp in UTC. */
export const timestamp = () => z.iso.datetime().refine(isStorableTime);

export const day = () => z.iso.date().refine(isStorableTime);

/**
 * Value of a form field. Converts numbers to texts and truncates at `max`, which is above the limit of the form, so
 * that the visitor gets a translated message instead of a schema error.
 */
export const truncatedText = (max: number) => cutText(max).transform(withoutDirections);

const cutText = (max: number) =>
  z
    .union([storableText(), z.number()])
    .transform((value) => withoutUnstorable(String(value).slice(0, max)));

/** Reduces a mobile number in any notation to ten digits. The rules of the form reject other texts later. */
export const mobile = z
  .union([text(), z.number()])
  .transform((value) => withoutUnstorable(toMobileDigits(value).slice(0, 40)))
  .default('');

/** Removes the invisible characters that copied texts contain. `isEmail` checks the address later. */
export const emailAddress = (max: number) => cutText(max).transform(removeInvisible).default('');

/** Normalises and truncates a name. The rules of the form check the name later. */
export const personName = (max: number) => cutText(max).transform(normaliseName).default('');

/** Reduces a one-time code in any notation to its digits. Other texts fail later, when the code is verified. */
export const oneTimeCode = z
  .union([text(), z.number()])
  .transform((value) => withoutUnstorable(toCodeDigits(String(value).slice(0, 100)).slice(0, 40)))
  .default('');

const TICKED_VALUES = new Set(['on', 'true', '1', 'yes']);

/** A number that the page measured, such as an elapsed time. Converts invalid values to null. */
export const reportedNumber = (max: number) =>
  z.union([text(), z.number()]).transform((value) => {
    const number = value === '' ? Number.NaN : Number(value);
    return Number.isInteger(number) && number >= 0 && number <= max ? number : null;
  });

/** Converts `on`, `true`, `1` and `yes` to `on`, and any other value to an empty text. */
export const checkbox = z
  .union([text(), z.boolean(), z.number()])
  .transform((value) => (TICKED_VALUES.has(String(value).trim().toLowerCase()) ? 'on' : ''));

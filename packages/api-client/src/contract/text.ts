import { z } from 'zod';
import { removeInvisible, toCodeDigits, toMobileDigits } from '../to-mobile-digits.ts';
import { normaliseName } from '../validate-person-name.ts';

/**
 * Schemas for the texts of requests. The API does not start if a route uses an unsafe schema (`requireSafeInputs`).
 * PostgreSQL cannot store NUL and lone surrogates. A browser sends a lone surrogate if it truncates a text inside an
 * emoji.
 */

const UNSTORABLE_CHARACTERS = /[\p{Cs}\0]/gu;

export const withoutUnstorable = (text: string) => text.replace(UNSTORABLE_CHARACTERS, '');

/** Removes bidirectional control characters, which would reorder the surrounding text. */
const withoutDirections = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** False if a string, or any string or key of an object or array, contains NUL or a lone surrogate. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.search(UNSTORABLE_CHARACTERS) === -1;
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner));
}

/** A text without unstorable characters and direction controls. `missing` is the error message for a missing text. */
export const text = (missing?: string) => storableText(missing).overwrite(withoutDirections);

/** A text without unstorable characters. It may contain direction controls, which person names reject. */
export const storableText = (missing?: string) => z.string(missing).overwrite(withoutUnstorable);

/** Like `text`, but a longer text is rejected. */
export const limitedText = (max: number) => text().max(max);

/**
 * A text that must not be changed, such as a token, an id, a path or a password. A text with NUL or a lone surrogate is
 * rejected.
 */
export const exactText = () => z.string().refine(isStorable);

export const storableJson = z.unknown().refine(isStorable);

/** The id of a database row, as a number or as text. */
export const rowId = z.coerce.number().int().min(1).max(2_147_483_647);

/** False for years outside 1000 to 2999. PostgreSQL rejects the year 0000. */
export const isStorableTime = (time: string) => /^[12]\d{3}-/.test(time);

/** An ISO 8601 timestamp in UTC. */
export const timestamp = () => z.iso.datetime().refine(isStorableTime);

export const day = () => z.iso.date().refine(isStorableTime);

/**
 * The value of a form field. A number becomes a text, and a text over the limit is truncated. The rules of the form have
 * lower limits with translated messages.
 */
export const truncatedText = (max: number) => cutText(max).transform(withoutDirections);

const cutText = (max: number) =>
  z
    .union([storableText(), z.number()])
    .transform((value) => withoutUnstorable(String(value).slice(0, max)));

/** Converts a mobile number in any notation to ten digits. The rules of the form reject other texts. */
export const mobile = z
  .union([text(), z.number()])
  .transform((value) => withoutUnstorable(toMobileDigits(value).slice(0, 40)))
  .default('');

/** An e-mail address without the invisible characters of copied texts. `isEmail` validates the address. */
export const emailAddress = (max: number) => cutText(max).transform(removeInvisible).default('');

/** A normalised and truncated name. The rules of the form validate the name. */
export const personName = (max: number) => cutText(max).transform(normaliseName).default('');

/** Converts a one-time code in any notation to digits. The verification of the code rejects other texts. */
export const oneTimeCode = z
  .union([text(), z.number()])
  .transform((value) => withoutUnstorable(toCodeDigits(String(value).slice(0, 100)).slice(0, 40)))
  .default('');

const TICKED_VALUES = new Set(['on', 'true', '1', 'yes']);

/** A number that the page measures, such as an elapsed time. Invalid values become null. */
export const reportedNumber = (max: number) =>
  z.union([text(), z.number()]).transform((value) => {
    const number = value === '' ? Number.NaN : Number(value);
    return Number.isInteger(number) && number >= 0 && number <= max ? number : null;
  });

/** A checkbox is `on` or empty. Values such as `"false"` and `0` are not ticked. */
export const checkbox = z
  .union([text(), z.boolean(), z.number()])
  .transform((value) => (TICKED_VALUES.has(String(value).trim().toLowerCase()) ? 'on' : ''));

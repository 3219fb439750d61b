import { z } from 'zod';
import { removeInvisible, toCodeDigits, toMobileDigits } from '../to-mobile-digits.ts';
import { normaliseName } from '../validate-person-name.ts';

/**
 * Input types. The API refuses to start when a route uses another input type (`requireSafeInputs`). Typed texts lose
 * characters that no database stores: NUL and lone surrogates, which remain when a field is cut inside an emoji.
 */

const UNSTORABLE_CHARACTERS = /[\p{Cs}\0]/gu;

export const withoutUnstorable = (text: string) => text.replace(UNSTORABLE_CHARACTERS, '');

/** Removes bidirectional control characters, which would reorder the surrounding text. */
const withoutDirections = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** False when a string, or any string or key inside an object or array, has NUL or a lone surrogate. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.search(UNSTORABLE_CHARACTERS) === -1;
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner));
}

/** A storable text; more rules may follow. `missing` is the error message for a missing text. */
export const text = (missing?: string) => storableText(missing).overwrite(withoutDirections);

/** A storable text that may contain bidirectional control characters, for rules that check them. */
export const storableText = (missing?: string) => z.string(missing).overwrite(withoutUnstorable);

/** A storable text; a longer one is rejected. */
export const storable = (max: number) => text().max(max);

/**
 * A text that is not typed: a token, an id, a path, a password. It must stay unchanged, so NUL and
 * lone surrogates are rejected instead of removed. More rules may follow.
 */
export const exactText = () => z.string().refine(isStorable);

export const storableJson = z.unknown().refine(isStorable);

/** Row id: int4 from 1. Also accepts text, as in URLs and forms. */
export const rowId = z.coerce.number().int().min(1).max(2_147_483_647);

/** False for years outside 1000 to 2999: timestamp columns reject the year 0000. */
export const isStorableTime = (time: string) => /^[12]\d{3}-/.test(time);

/** An ISO 8601 timestamp in UTC. */
export const instant = () => z.iso.datetime().refine(isStorableTime);

export const day = () => z.iso.date().refine(isStorableTime);

/**
 * A typed field: numbers become their digits, and text over the limit is cut. The rules of the form
 * have lower limits with their own messages.
 */
export const typed = (max: number) => cutText(max).transform(withoutDirections);

const cutText = (max: number) =>
  z
    .union([storableText(), z.number()])
    .transform((value) => withoutUnstorable(String(value).slice(0, max)));

/** A mobile number in any notation as ten digits; any other text is passed on to the rule of the form. */
export const mobile = z
  .union([text(), z.number()])
  .transform((value) => withoutUnstorable(toMobileDigits(value).slice(0, 40)))
  .default('');

/** An e-mail address without the invisible characters of a copied text; `isEmail` validates it. */
export const emailAddress = (max: number) => cutText(max).transform(removeInvisible).default('');

/** A normalised person name, cut at the limit; the rules of the form validate it. */
export const personName = (max: number) => cutText(max).transform(normaliseName).default('');

/** A one-time code in any notation as digits; other text is passed on to the code check. */
export const oneTimeCode = z
  .union([text(), z.number()])
  .transform((value) => withoutUnstorable(toCodeDigits(String(value).slice(0, 100)).slice(0, 40)))
  .default('');

const TICKED_VALUES = new Set(['on', 'true', '1', 'yes']);

/** A number reported by the page as an elapsed time; null for anything else. */
export const reportedNumber = (max: number) =>
  z.union([text(), z.number()]).transform((value) => {
    const number = value === '' ? Number.NaN : Number(value);
    return Number.isInteger(number) && number >= 0 && number <= max ? number : null;
  });

/** A checkbox: `on` when ticked, else empty. `"false"`, `0` and other values are not consent. */
export const ticked = z
  .union([text(), z.boolean(), z.number()])
  .transform((value) => (TICKED_VALUES.has(String(value).trim().toLowerCase()) ? 'on' : ''));

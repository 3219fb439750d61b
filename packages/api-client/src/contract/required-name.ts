import { text } from './text.ts';

/** Longer than every name in the catalogue. */
const MAX_CATALOGUE_NAME_LENGTH = 200;

/** A required slug or name in any language. A missing value is rejected with a reason such as `type_required`. */
export const requiredName = (field: 'type' | 'brand' | 'state' | 'district') =>
  text(`${field}_required`)
    .trim()
    .min(1, `${field}_required`)
    .max(MAX_CATALOGUE_NAME_LENGTH, `${field}_unknown`);

/** Filter value of a list: a slug, or a name in any language. */
export const anyName = text().trim().min(1).max(MAX_CATALOGUE_NAME_LENGTH);

/** An optional slug or name in any language. Defaults to an empty text. */
export const optionalName = text().trim().max(MAX_CATALOGUE_NAME_LENGTH).default('');

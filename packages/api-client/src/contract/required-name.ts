import { text } from './text.ts';

/** Upper bound of a name; longer values are rejected without a lookup. */
const MAX_CATALOGUE_NAME_LENGTH = 200;

/** A catalogue name: the slug, or a name in any language. Required (`type_required`). */
export const requiredName = (field: 'type' | 'brand' | 'state' | 'district') =>
  text(`${field}_required`)
    .trim()
    .min(1, `${field}_required`)
    .max(MAX_CATALOGUE_NAME_LENGTH, `${field}_unknown`);

/** A name as a list filter, resolved by a lookup. */
export const anyName = text().trim().min(1).max(MAX_CATALOGUE_NAME_LENGTH);

/** An optional catalogue name for a filter; empty by default. */
export const optionalName = text().trim().max(MAX_CATALOGUE_NAME_LENGTH).default('');

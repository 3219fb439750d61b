import { text } from './text.ts';

/** No name in the catalogue is longer. */
const MAX_CATALOGUE_NAME_LENGTH = 200;

/** A slug, or a name in any language. A missing value is rejected with a reason such as `type_required`. */
export const requiredName = (field: 'type' | 'brand' | 'state' | 'district') =>
  text(`${field}_required`)
    .trim()
    .min(1, `${field}_required`)
    .max(MAX_CATALOGUE_NAME_LENGTH, `${field}_unknown`);

/** A slug, or a name in any language, as the filter of a list. */
export const anyName = text().trim().min(1).max(MAX_CATALOGUE_NAME_LENGTH);

/** A slug, or a name in any language. Empty by default. */
export const optionalName = text().trim().max(MAX_CATALOGUE_NAME_LENGTH).default('');

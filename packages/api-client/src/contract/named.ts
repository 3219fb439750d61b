import { text } from './text.ts';

/** Upper bound of a name; longer values are rejected without a lookup. */
const MOST = 200;

/** A catalogue name: the slug, or a name in any language. Required (`type_required`). */
export const named = (what: 'type' | 'brand' | 'state' | 'district') =>
  text(`${what}_required`).trim().min(1, `${what}_required`).max(MOST, `${what}_unknown`);

/** A name as a list filter, resolved by a lookup. */
export const anyName = text().trim().min(1).max(MOST);

/** An optional catalogue name for a filter; empty by default. */
export const optionalName = text().trim().max(MOST).default('');

import { text } from './text.ts';

/** Names are shorter; a longer one means nothing of ours, and is looked for no further. */
const MOST = 200;

/** A name of ours: the slug, or what we call it in any language. It must be there (`type_required`). */
export const named = (what: 'type' | 'brand' | 'state' | 'district') =>
  text(`${what}_required`).trim().min(1, `${what}_required`).max(MOST, `${what}_unknown`);

/** One of the names that narrow a list; what it means is looked up. */
export const anyName = text().trim().min(1).max(MOST);

/** The same where it may be left out. */
export const optionalName = text().trim().max(MOST).default('');

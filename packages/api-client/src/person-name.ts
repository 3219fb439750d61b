/** Most characters of a person's name. */
export const NAME_MOST = 50;

/**
 * Zero-width space, and the marks that change the direction of a text: they come with pasted text. The two that turn
 * letters round (U+202D, U+202E) stay, for the rule to refuse: no keyboard and no other program puts them into a name.
 */
const INVISIBLE = /[\u200b\u202a-\u202c\u2066-\u2069]/g;

/** A run of ZWNJ and ZWJ; only the first of them has an effect. */
const JOINERS = /([\u200c\u200d])[\u200c\u200d]+/g;

/** ZWNJ or ZWJ that is not between two letters. */
const LOOSE_JOINER = /(^|[^\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/gu;

/** Letters of any script, joined by ZWNJ or ZWJ where the script needs it, each with one sign or spaces behind it. */
const NAME = /^(?:[\p{L}\p{M}][\u200c\u200d]?[.'’-]? *)+$/u;

/** A person's name as it is stored: without invisible characters, with single spaces. */
export function normaliseName(typed: string): string {
  return typed
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .replace(JOINERS, '$1')
    .replace(LOOSE_JOINER, '$1')
    .trim();
}

/** What is wrong with a name that `normaliseName` returned and that is not empty. */
export function personNameFault(name: string): 'name_letters' | 'name_long' | undefined {
  if (!NAME.test(name)) return 'name_letters';
  return [...name].length > NAME_MOST ? 'name_long' : undefined;
}

/** Letters of any script, digits and what mailboxes have between them (RFC 5322 `atext`, RFC 6531). */
const LOCAL = "[\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';

/**
 * The one pattern of the site: one address, with a dot in its host; no list of endings. Commas, brackets, quotes and
 * colons are refused: mail programs read them as lists, names and comments, and send to an address inside.
 */
const EMAIL = new RegExp(`^${LOCAL}@${LABEL}(?:\\.${LABEL})+$`, 'u');

/** Longer addresses cannot be delivered (RFC 5321). */
const LONGEST = 254;

/** True for what can be an e-mail address. */
export function isEmail(value: string): boolean {
  return value.length <= LONGEST && EMAIL.test(value);
}

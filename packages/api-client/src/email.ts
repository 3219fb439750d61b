/** Letters of any script, digits and the punctuation of mailbox names (RFC 5322 `atext`, RFC 6531). */
const LOCAL = "[\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';

/**
 * The only e-mail pattern of the site: one address with a dot in its host and any top-level domain. Rejects commas,
 * brackets, quotes and colons: mail programs read them as lists, names or comments and send to an address inside.
 */
const EMAIL = new RegExp(`^${LOCAL}@${LABEL}(?:\\.${LABEL})+$`, 'u');

/** Maximum length of a deliverable address (RFC 5321). */
const LONGEST = 254;

export function isEmail(value: string): boolean {
  return value.length <= LONGEST && EMAIL.test(value);
}

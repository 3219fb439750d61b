/** Letters of any script, digits and the punctuation that RFC 5322 (`atext`) and RFC 6531 allow before the `@`. */
const LOCAL_PART = "[\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_`{|}~-]+";
const HOST_LABEL = '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';

/**
 * Requires a dot in the host. Rejects commas, brackets, quotes and colons, because mail programs interpret them as
 * lists, names or comments, and would send to another address inside the text.
 */
const EMAIL_PATTERN = new RegExp(`^${LOCAL_PART}@${HOST_LABEL}(?:\\.${HOST_LABEL})+$`, 'u');

/** Maximum length of a deliverable address (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;

export function isEmail(value: string): boolean {
  return value.length <= MAX_EMAIL_LENGTH && EMAIL_PATTERN.test(value);
}

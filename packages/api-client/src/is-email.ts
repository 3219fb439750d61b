/** Letters of any script, digits and the punctuation of mailbox names (RFC 5322 `atext`, RFC 6531). */
const LOCAL_PART = "[\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_`{|}~-]+";
const HOST_LABEL = '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';

/**
 * Matches one address with a dot in its host. Commas, brackets, quotes and colons are rejected, because mail programs
 * interpret them as lists, names or comments, and would send to an address inside.
 */
const EMAIL_PATTERN = new RegExp(`^${LOCAL_PART}@${HOST_LABEL}(?:\\.${HOST_LABEL})+$`, 'u');

/** Maximum length of a deliverable address (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;

export function isEmail(value: string): boolean {
  return value.length <= MAX_EMAIL_LENGTH && EMAIL_PATTERN.test(value);
}

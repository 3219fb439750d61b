/** The one pattern of the site: something, one @, and a host with a dot; no list of endings. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Longer addresses cannot be delivered (RFC 5321). */
const LONGEST = 254;

/** True for what can be an e-mail address. */
export function isEmail(value: string): boolean {
  return value.length <= LONGEST && EMAIL.test(value);
}

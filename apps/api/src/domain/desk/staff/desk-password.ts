import { isCommonPassword } from '../../people/passwords/common-passwords.ts';

const MIN_LETTERS = 15;
const MAX_LETTERS = 200;

/** Shorter parts of a name are ignored. */
const MIN_PART = 4;

/**
 * Validates a password by NIST SP 800-63B: its length, common passwords, and the person's own name. There are no rules
 * about character classes.
 */
export function deskPasswordFault(
  password: string,
  { name, email }: { name: string; email: string },
): string | undefined {
  const letters = [...password.normalize('NFKC')];
  if (letters.length < MIN_LETTERS) return 'password_short';
  if (letters.length > MAX_LETTERS) return 'password_long';
  const typed = letters.join('').toLowerCase();
  const own = [
    email,
    email.split('@')[0] ?? '',
    ...name.split(/\s+/),
    'tractorhaat',
    'tractor haat',
  ]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= MIN_PART);
  // Without the person's own words the rest must still be long enough.
  const rest = own.reduce((left, word) => left.replaceAll(word, ''), typed);
  if (rest !== typed && [...rest].length < MIN_LETTERS / 2) return 'password_own';
  return isCommonPassword(typed, '') || isRepeated(typed) ? 'password_common' : undefined;
}

/** A short piece repeated, or a keyboard sequence: `passwordpassword`, `123456789012345`. */
function isRepeated(typed: string): boolean {
  const isRun = [...typed].every((letter, place, all) => {
    const step = letter.charCodeAt(0) - (all[place - 1] ?? letter).charCodeAt(0);
    return place === 0 || step === 1 || step === -9;
  });
  return isRun || /^(.{1,8}?)\1+.{0,3}$/u.test(typed);
}

import type { Database } from '../../../database/database.ts';
import { implementBrands } from '../../../database/schema/implement-brands.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tyreBrands } from '../../../database/schema/tyre-brands.ts';
import { isCommonPassword } from '../../people/passwords/common-passwords.ts';
import {
  estimatePasswordStrength,
  MIN_STRENGTH,
} from '../../people/passwords/password-strength.ts';

const MIN_LETTERS = 15;
const MAX_LETTERS = 200;

/** Shorter parts of a name are ignored. */
const MIN_PART = 4;

/**
 * Validates a password by NIST SP 800-63B: its length, the person's own name, common passwords, and an estimate of the
 * guesses that it takes. There are no rules about character classes. `brands` are words that are guessed first.
 */
export async function deskPasswordFault(
  password: string,
  { name, email }: { name: string; email: string },
  brands: readonly string[],
): Promise<string | undefined> {
  const letters = [...password.normalize('NFKC')];
  if (letters.length < MIN_LETTERS) return 'password_short';
  if (letters.length > MAX_LETTERS) return 'password_long';
  const typed = letters.join('').toLowerCase();
  const names = name.toLowerCase().split(/\s+/);
  const mailWords = email.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
  const own = [email, email.split('@')[0] ?? '', ...names, 'tractorhaat', 'tractor haat']
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= MIN_PART);
  // Without the person's own words the rest must still be long enough.
  const rest = own.reduce((left, word) => left.replaceAll(word, ''), typed);
  if (rest !== typed && [...rest].length < MIN_LETTERS / 2) return 'password_own';
  if (isCommonPassword(typed, '') || isRepeated(typed)) return 'password_common';
  const guesses = [...own, ...names, names.join(''), ...mailWords, ...brands];
  const strength = await estimatePasswordStrength(typed, guesses.filter(Boolean));
  return strength < MIN_STRENGTH ? 'password_common' : undefined;
}

/** Names of all brands, whole and by their parts: `johndeere`, `john`, `deere`. */
export async function readBrandWords(db: Database): Promise<string[]> {
  const slugs = (
    await Promise.all(
      [tractorBrands, implementBrands, tyreBrands].map((brands) =>
        db.select({ slug: brands.slug }).from(brands),
      ),
    )
  ).flat();
  const brandWords = slugs.flatMap(({ slug }) => [slug.replaceAll('-', ''), ...slug.split('-')]);
  return [...new Set(brandWords)];
}

/** A short piece repeated, or a keyboard sequence: `passwordpassword`, `123456789012345`. */
function isRepeated(typed: string): boolean {
  const isRun = [...typed].every((letter, place, all) => {
    const step = letter.charCodeAt(0) - (all[place - 1] ?? letter).charCodeAt(0);
    return place === 0 || step === 1 || step === -9;
  });
  return isRun || /^(.{1,8}?)\1+.{0,3}$/u.test(typed);
}

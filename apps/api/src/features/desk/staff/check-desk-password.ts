import type { Database } from '../../../core/database/database.ts';
import { implementBrands, tractorBrands, tyreBrands } from '../../catalogue/products/tables.ts';
import { isCommonPassword } from '../../people/passwords/common-passwords.ts';
import {
  estimatePasswordStrength,
  MIN_STRENGTH,
  removeGuessableDigits,
} from '../../people/passwords/estimate-password-strength.ts';

const MIN_CHARACTERS = 15;
const MAX_CHARACTERS = 200;

/** Shorter personal terms are ignored, because they occur in many good passwords by chance. */
const MIN_TERM_LENGTH = 4;

/** Follows NIST SP 800-63B: no rules about character classes. Returns the reason of a rejection, or undefined. */
export async function checkDeskPassword(
  password: string,
  { name, email }: { name: string; email: string },
  brands: readonly string[],
): Promise<string | undefined> {
  const characters = [...password.normalize('NFKC')];
  if (characters.length < MIN_CHARACTERS) return 'password_short';
  if (characters.length > MAX_CHARACTERS) return 'password_long';
  const text = characters.join('').toLowerCase();
  const names = name.toLowerCase().split(/\s+/);
  const emailTerms = email.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
  const personalTerms = [email, email.split('@')[0] ?? '', ...names, 'tractorhaat', 'tractor haat']
    .map((term) => term.toLowerCase())
    .filter((term) => term.length >= MIN_TERM_LENGTH);
  // Personal terms do not count towards the length.
  const remainder = personalTerms.reduce((remaining, term) => remaining.replaceAll(term, ''), text);
  if (remainder !== text && [...remainder].length < MIN_CHARACTERS / 2) return 'password_own';
  if (isCommonPassword(text, '') || isRepetitive(text)) return 'password_common';
  // Digits that attackers try first, such as years, do not count towards the length.
  if ([...(await removeGuessableDigits(text))].length < MIN_CHARACTERS) return 'password_common';
  const guesses = [...personalTerms, ...names, names.join(''), ...emailTerms, ...brands];
  const strength = await estimatePasswordStrength(text, guesses.filter(Boolean));
  return strength < MIN_STRENGTH ? 'password_common' : undefined;
}

/** Returns whole names and their parts, such as `johndeere`, `john` and `deere`. */
export async function listBrandTerms(db: Database): Promise<string[]> {
  const slugs = (
    await Promise.all(
      [tractorBrands, implementBrands, tyreBrands].map((brands) =>
        db.select({ slug: brands.slug }).from(brands),
      ),
    )
  ).flat();
  const terms = slugs.flatMap(({ slug }) => [slug.replaceAll('-', ''), ...slug.split('-')]);
  return [...new Set(terms)];
}

/** True for `passwordpassword`, `123456789012345`, `a1b2c3d4e5f6g7h8` and `aabbccddeeffgghh`. */
function isRepetitive(text: string): boolean {
  const characters = text.replace(/\d/g, '').replace(DOUBLED_CHARACTER_PATTERN, '$1');
  const isLetterRun = characters.length >= text.length / 2 && isRun(characters);
  return isRun(text) || isLetterRun || REPEATED_PATTERN.test(text);
}

const DOUBLED_CHARACTER_PATTERN = /(.)\1/gu;

/** A part that repeats, with up to three characters after it, such as `abcabcabca`. */
const REPEATED_PATTERN = /^(.{1,8}?)\1+.{0,3}$/u;

/** The digit 0 follows 9 in a run. */
const NINE_TO_ZERO_STEP = -9;

const isRun = (text: string): boolean =>
  [...text].every((character, index, characters) => {
    const previous = characters[index - 1] ?? character;
    const step = character.charCodeAt(0) - previous.charCodeAt(0);
    return index === 0 || step === 1 || step === NINE_TO_ZERO_STEP;
  });

import { toLatinDigits } from '@tractor-haat/i18n';
import { estimatePasswordStrength, MIN_STRENGTH } from './estimate-password-strength.ts';

/** Shorter parts of a name also occur in other words, so they are not removed from the password. */
const MIN_FRAGMENT_LENGTH = 3;

type Person = {
  readonly name: string;
  readonly mobile: string;
  readonly email?: string | null;
};

type EstimateDeps = {
  readonly estimate?: typeof estimatePasswordStrength;
  /** Receives only the name of the error, because its message may contain the password. */
  readonly onFailure: (errorName: string) => void;
};

/** The estimate is slow, so call it after the password is stored. Returns false if the estimate fails. */
export async function isWeakPassword(
  password: string,
  person: Person,
  { estimate = estimatePasswordStrength, onFailure }: EstimateDeps,
): Promise<boolean> {
  try {
    return await isEasyToGuess(password, person, estimate);
  } catch (error) {
    onFailure(error instanceof Error ? error.name : typeof error);
    return false;
  }
}

async function isEasyToGuess(
  password: string,
  { name, mobile, email }: Person,
  estimate: typeof estimatePasswordStrength,
): Promise<boolean> {
  const text = toLatinDigits(password.normalize('NFKC')).toLowerCase();
  const names = splitNames(name);
  const emailNames = splitNames(email ?? '');
  const fullName = names.join('');
  // Passwords often contain one half of the number or its last four digits.
  const numberFragments = [mobile, mobile.slice(0, 5), mobile.slice(5), mobile.slice(-4)];
  const guesses = [fullName, ...names, ...emailNames, ...numberFragments].filter(Boolean);
  if ((await estimate(text, guesses)) < MIN_STRENGTH) return true;
  // zxcvbn rates any three words as strong, such as `ramesh1985tractor`, so the personal terms are removed.
  const remainder = [...names, ...emailNames, ...numberFragments]
    .filter((word) => word.length >= MIN_FRAGMENT_LENGTH)
    .sort((a, b) => b.length - a.length)
    .reduce((remaining, word) => remaining.replaceAll(word, ''), text);
  return remainder !== text && (await estimate(remainder, guesses)) < MIN_STRENGTH;
}

const splitNames = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

import { toLatinDigits } from '@tractor-haat/i18n';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { COMMON_PASSWORDS, INDIAN_TERMS } from './common-passwords.ts';

/** The time of the estimate grows with the square of the length, so later characters are ignored. */
const MAX_ESTIMATED_LENGTH = 64;

/** A score of 3 means at least 10^8 guesses. Lower scores are rejected for staff and cause a warning for visitors. */
export const MIN_STRENGTH = 3;

/** Punctuation is not ignored if the password has fewer letters and digits. */
const MIN_PLAIN_LENGTH = 8;

const PUNCTUATION_PATTERN = /[^\p{L}\p{M}\p{N}]/gu;

const SITE_DICTIONARY =
  `tractor haat india kisan kheti farmer desk staff admin sales dealer editor moderator
पासवर्ड ट्रैक्टर ट्रॅक्टर हाट भारत इंडिया किसान खेती गुजरात शेतकरी शेती महाराष्ट्र
પાસવર્ડ ટ્રેક્ટર હાટ ભારત ઇન્ડિયા ખેડૂત ખેતી ગુજરાત`.split(/\s+/);

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Returns the score of zxcvbn (0 to 4). Blocks the process for up to 130 ms, so endpoints that use it need a quota. */
export async function estimatePasswordStrength(
  password: string,
  guesses: readonly string[],
): Promise<number> {
  const zxcvbn = await getEstimator();
  const text = toLatinDigits(password.normalize('NFKC')).slice(0, MAX_ESTIMATED_LENGTH);
  // zxcvbn overrates punctuation between a common word and digits (`welcome@1234567`), which attackers try first.
  const plain = text.replace(PUNCTUATION_PATTERN, '');
  const variants = plain.length < MIN_PLAIN_LENGTH ? [text] : [text, plain];
  // zxcvbn also overrates digits beside a word that its dictionaries lack (`zindagi1234567890`).
  const withoutDigits = variants.map((variant) => removeDigits(zxcvbn, variant));
  const scores = [...new Set([...variants, ...withoutDigits])].map(
    (variant) => zxcvbn.check(variant, [...guesses]).score,
  );
  return Math.min(...scores);
}

/** Removes digits that attackers append first: sequences, repetitions, years and dates. */
export async function removeGuessableDigits(password: string): Promise<string> {
  return removeDigits(
    await getEstimator(),
    toLatinDigits(password.normalize('NFKC')).slice(0, MAX_ESTIMATED_LENGTH),
  );
}

function removeDigits(zxcvbn: ZxcvbnFactory, text: string): string {
  return text.replace(/\d{3,}/g, (digits) =>
    zxcvbn.check(digits).sequence.some(({ pattern }) => pattern === 'bruteforce') ? digits : '',
  );
}

function getEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= loadEstimator();
  return estimator;
}

/** The dictionaries take 90 ms and 24 MB, so they are loaded at first use. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [core, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new core.ZxcvbnFactory({
    dictionary: {
      ...common.dictionary,
      site: [...SITE_DICTIONARY, ...COMMON_PASSWORDS, ...INDIAN_TERMS],
    },
    graphs: common.adjacencyGraphs,
  });
}

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

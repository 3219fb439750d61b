import { toLatinDigits } from '@tractor-haat/i18n';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { INDIAN_TERMS } from './indian-terms.ts';

/** Longer passwords are estimated by their first letters: the time grows with the square of the length. */
const MAX_ESTIMATED_LENGTH = 64;

/** Of 4: at least 10^8 guesses. Weaker passwords are rejected at the desk, and cause a warning for visitors. */
export const MIN_STRENGTH = 3;

/** With fewer letters and digits, the punctuation makes the password hard to guess. */
const MIN_PLAIN_LENGTH = 8;

const SITE_DICTIONARY =
  `tractor haat india kisan kheti farmer desk staff admin sales dealer editor moderator
पासवर्ड ट्रैक्टर ट्रॅक्टर हाट भारत इंडिया किसान खेती गुजरात शेतकरी शेती महाराष्ट्र
પાસવર્ડ ટ્રેક્ટર હાટ ભારત ઇન્ડિયા ખેડૂત ખેતી ગુજરાત`.split(/\s+/);

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * Strength of a password from 0 to 4 by zxcvbn; `guesses` are terms to try first, such as the person's name. Synchronous
 * inside: up to 130 ms for 64 letters on 2 cores (28 November 2026), so only for endpoints with a quota.
 */
export async function estimatePasswordStrength(
  password: string,
  guesses: readonly string[],
): Promise<number> {
  const zxcvbn = await getEstimator();
  const text = toLatinDigits(password.normalize('NFKC')).slice(0, MAX_ESTIMATED_LENGTH);
  // zxcvbn overrates punctuation between a common word and digits (`welcome@1234567`), which attackers try first.
  const plain = text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const variants = plain.length < MIN_PLAIN_LENGTH ? [text] : [text, plain];
  // It also overrates a sequence of digits beside a word that its dictionaries do not contain (`zindagi1234567890`).
  const withoutDigits = variants.map((variant) => removeGuessableDigits(zxcvbn, variant));
  const scores = [...new Set([...variants, ...withoutDigits])].map(
    (variant) => zxcvbn.check(variant, [...guesses]).score,
  );
  return Math.min(...scores);
}

/** Letters of a password without the digits that attackers append first: sequences, repetitions, years and dates. */
export async function withoutGuessableDigits(password: string): Promise<string> {
  return removeGuessableDigits(
    await getEstimator(),
    toLatinDigits(password.normalize('NFKC')).slice(0, MAX_ESTIMATED_LENGTH),
  );
}

function removeGuessableDigits(zxcvbn: ZxcvbnFactory, text: string): string {
  return text.replace(/\d{3,}/g, (digits) =>
    zxcvbn.check(digits).sequence.some(({ pattern }) => pattern === 'bruteforce') ? digits : '',
  );
}

function getEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= loadEstimator();
  return estimator;
}

/** Loaded on first use: the dictionaries take 90 ms and 24 MB. */
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

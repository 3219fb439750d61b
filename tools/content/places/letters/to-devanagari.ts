import { toPlainName } from '@tractor-haat/places';
import { HINDI_TERMS, NAME_PREFIXES, NAME_SUFFIXES } from './name-parts.ts';
import { transliterate, withIndependentVowel } from './transliterate.ts';

/**
 * Transliterates an English name to Hindi. Words, beginnings and endings come from tables, the other letters from
 * rules. English does not mark long vowels, so the result is a guess.
 */
export function toDevanagari(name: string, { isSouthern = false } = {}): string {
  return toPlainName(name)
    .toLowerCase()
    .replace(/[.'’()]/g, ' ')
    .replace(/[a-z]+/g, (word) => HINDI_TERMS.get(word) ?? spellName(word, isSouthern))
    .replace(/\s+/g, ' ')
    .trim();
}

function spellName(word: string, isSouthern: boolean): string {
  const [ending, hindiEnding] = NAME_SUFFIXES.find(([latin]) => hasSuffix(word, latin)) ?? ['', ''];
  const stem = word.slice(0, word.length - ending.length);
  const [beginning, hindiBeginning] = NAME_PREFIXES.find(([latin]) => hasPrefix(stem, latin)) ?? [
    '',
    '',
  ];
  const middle = transliterate(stem.slice(beginning.length), {
    isSouthern,
    isStart: beginning === '',
    next: ending,
  });
  const start = hindiBeginning + middle;
  return start === '' ? withIndependentVowel(hindiEnding) : start + hindiEnding;
}

function hasSuffix(word: string, ending: string): boolean {
  const before = word.slice(0, -ending.length);
  if (!word.endsWith(ending) || before.length < 2 || !/[aeiouy]/.test(before)) return false;
  // An ending that begins with a vowel follows a consonant. An `h` after a consonant belongs to the consonant.
  if (/^[aeiou]/.test(ending)) return !/[aeiou]$/.test(before);
  if (ending.startsWith('h') && /[bcdgjkpst]$/.test(before)) return false;
  return ending.charAt(0) !== before.slice(-1);
}

/** A beginning of the table must be followed by a consonant and its vowel, or by nothing. */
function hasPrefix(stem: string, beginning: string): boolean {
  if (!stem.startsWith(beginning)) return false;
  const after = stem.slice(beginning.length);
  if (after === '') return true;
  if (/^(?:h|[aeiouy])/.test(after) || after.length < 2) return false;
  // A pair of letters that forms one sound must not be separated.
  return !/n[bcdgjkpt]|m[bp]|(.)\1/.test(beginning.slice(-1) + after.charAt(0));
}

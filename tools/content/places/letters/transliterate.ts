/** `isStart` is true at the start of a word. `next` is the text after the letters, empty at the end of the word. */
type LetterContext = { isSouthern: boolean; isStart: boolean; next: string };

const CONSONANT_SIGNS: readonly (readonly [string, string])[] = Object.entries({
  ksh: 'क्ष',
  chch: 'च्च',
  cch: 'च्च',
  tch: 'च',
  chh: 'छ',
  tth: 'त्त',
  ddh: 'द्ध',
  kh: 'ख',
  gh: 'घ',
  ch: 'च',
  jh: 'झ',
  th: 'थ',
  dh: 'ध',
  ph: 'फ',
  bh: 'भ',
  sh: 'श',
  zh: 'झ',
  rh: 'ढ़',
  tt: 'ट्ट',
  dd: 'ड्ड',
  ck: 'क',
  b: 'ब',
  c: 'क',
  d: 'द',
  f: 'फ',
  g: 'ग',
  h: 'ह',
  j: 'ज',
  k: 'क',
  l: 'ल',
  m: 'म',
  n: 'न',
  p: 'प',
  q: 'क',
  r: 'र',
  s: 'स',
  t: 'त',
  v: 'व',
  w: 'व',
  x: 'क्स',
  y: 'य',
  z: 'ज़',
});

/** In southern English spelling, `th` is the soft t, and `t` and `d` within a word are hard. */
const SOUTHERN_CONSONANTS: Readonly<Record<string, string>> = { th: 'त', zh: 'झ' };
const SOUTHERN_MEDIAL: Readonly<Record<string, string>> = { t: 'ट', d: 'ड' };

const VOWEL_SIGNS: readonly (readonly [string, string])[] = Object.entries({
  ia: 'िया',
  io: 'ियो',
  iu: 'ियु',
  ua: 'ुआ',
  aa: 'ा',
  ai: 'ै',
  ae: 'ाए',
  ao: 'ाओ',
  au: 'ौ',
  ou: 'ौ',
  ow: 'ो',
  ee: 'ी',
  ea: 'ी',
  ei: 'े',
  eo: 'ेओ',
  oo: 'ू',
  oi: 'ोई',
  a: '',
  i: 'ि',
  u: 'ु',
  e: 'े',
  o: 'ो',
});

const HALANT_SIGN = '्';
const ANUSVARA_SIGN = '\u0902';
const LONG_A_SIGN = '\u093e';
const DEPENDENT_VOWELS = '\u093eिीुूृेैोौ';
const INDEPENDENT_VOWELS = 'आइईउऊऋएऐओऔ';

/** Replaces a leading vowel sign by the independent letter, because a sign needs a consonant before it. */
export function withIndependentVowel(text: string): string {
  const index = DEPENDENT_VOWELS.indexOf(text.charAt(0));
  if (text === '' || index < 0) return text;
  return INDEPENDENT_VOWELS.charAt(index) + text.slice(1);
}

/** `pendingConsonant` is the last consonant of `text`, while its vowel has not been read. */
type Progress = { text: string; pendingConsonant: string };

/** Transliterates Latin letters to Devanagari by rules only. */
export function transliterate(latin: string, context: LetterContext): string {
  let progress: Progress = { text: '', pendingConsonant: '' };
  let position = 0;
  while (position < latin.length) {
    const remaining = latin.slice(position);
    const [vowel, sign] = findSpelling(VOWEL_SIGNS, remaining);
    const [consonant, letter] = findSpelling(CONSONANT_SIGNS, remaining);
    if (vowel !== '') {
      const { isStart, ...vowelContext } = context;
      const isFirst = position <= 2 && isStart;
      const after = remaining.slice(vowel.length);
      const vowelSign = selectVowel(vowel, sign, { ...vowelContext, after, isFirst });
      progress = addVowel(progress, vowelSign);
    } else if (consonant !== '') {
      const after = remaining.slice(consonant.length);
      progress = addConsonant(progress, consonant, letter, { ...context, after });
    } else {
      return progress.text;
    }
    position += (vowel || consonant).length;
  }
  return progress.text;
}

function findSpelling(
  signs: readonly (readonly [string, string])[],
  remaining: string,
): readonly [letters: string, sign: string] {
  return signs.find(([letters]) => remaining.startsWith(letters)) ?? ['', ''];
}

/** A vowel without a consonant before it is written as a letter of its own. The short `a` has no sign. */
function addVowel({ text, pendingConsonant }: Progress, vowelSign: string): Progress {
  const letter = vowelSign === '' ? 'अ' : withIndependentVowel(vowelSign);
  return { text: text + (pendingConsonant === '' ? letter : vowelSign), pendingConsonant: '' };
}

function addConsonant(
  { text, pendingConsonant }: Progress,
  consonant: string,
  letter: string,
  { isSouthern, isStart, after, next }: LetterContext & { after: string },
): Progress {
  const isWithin = text !== '' || !isStart;
  if (isWithin && isNasalBefore(consonant, after))
    return { text: text + ANUSVARA_SIGN, pendingConsonant: '' };
  if (consonant === 'y' && pendingConsonant !== '') return addYAfterConsonant(text, after + next);
  const isOnset = text.length === 1 && isStart;
  const isJoined =
    pendingConsonant !== '' && formsConjunct(pendingConsonant, consonant, { isSouthern, isOnset });
  const southernLetter = isSouthern ? selectSouthernLetter(consonant, isWithin) : undefined;
  const joiner = isJoined ? HALANT_SIGN : '';
  return { text: text + joiner + (southernLetter ?? letter), pendingConsonant: consonant };
}

/** `y` after a consonant is a consonant before a vowel, and the vowel `i` elsewhere. */
function addYAfterConsonant(text: string, remaining: string): Progress {
  if (/^[aeiou]/.test(remaining)) return { text: `${text}${HALANT_SIGN}य`, pendingConsonant: 'y' };
  return { text: text + (remaining === '' ? 'ी' : 'ि'), pendingConsonant: '' };
}

const selectSouthernLetter = (consonant: string, isWithin: boolean): string | undefined =>
  SOUTHERN_CONSONANTS[consonant] ?? (isWithin ? SOUTHERN_MEDIAL[consonant] : undefined);

/** `n` and `m` before a consonant of the same place of articulation become a dot above. */
function isNasalBefore(letter: string, after: string): boolean {
  if (letter === 'n') return /^(?:[cdgjkstz]|[bp](?=h?[aeiou])|q)/.test(after);
  return letter === 'm' && /^[bp]/.test(after);
}

/**
 * Two consonants form a conjunct in these cases. Hindi writes all other consonants side by side, with an unspoken vowel
 * between them. `isOnset` is true at the start of a word.
 */
function formsConjunct(
  first: string,
  second: string,
  { isSouthern, isOnset }: { isSouthern: boolean; isOnset: boolean },
): boolean {
  if (first === second || (second === 'h' && /^[lmn]$/.test(first))) return true;
  if (isOnset && /^[rvwl]$/.test(second)) return true;
  if (first === 's' || first === 'sh') return /^(?:t|th|k|w|v|n)$/.test(second);
  if (second === 'r') return /^(?:d|t|dh|p|k)$/.test(first);
  if (first === 'r') return isSouthern || /^(?:dh|sh|th|j)$/.test(second);
  return isSouthern && first !== 'y' && first !== 'v' && /^(?:l|k|m|n|v)$/.test(second);
}

type VowelContext = { after: string; next: string; isSouthern: boolean; isFirst: boolean };

/** The text after the vowel `a` of `Rampur`. */
const UR_OR_UN = /^[^aeiou]*u[rn]$/;

/** One consonant and a vowel, such as the text after the first vowel of `Raghav`. */
const OPEN_SYLLABLE = /^(?:[bcdfgjkpstz]h|chh|[^aeiou])?[aeiou]/;

/** The text after the first vowel of short names, such as `Rani` and `Khanda`. */
const LAST_SYLLABLE = /^(?:[bcdgjkpst]h|[^aeiou])[ai]$/;
const LAST_NASAL_SYLLABLE = /^n[dtjk]h?[ai]$/;

/** English spells the long and the short vowel with one letter, so the more frequent vowel is chosen. */
function selectVowel(
  vowel: string,
  sign: string,
  { after, next, isSouthern, isFirst }: VowelContext,
): string {
  const remaining = after + next;
  if (remaining === '' && vowel === 'a') return LONG_A_SIGN;
  if (remaining === '') return vowel === 'i' ? 'ी' : sign;
  if (vowel !== 'a') return sign;
  if (UR_OR_UN.test(remaining)) return isFirst && isSouthern ? '' : LONG_A_SIGN;
  if (isSouthern) return '';
  const isLong = isFirst
    ? LAST_SYLLABLE.test(remaining) || LAST_NASAL_SYLLABLE.test(remaining)
    : OPEN_SYLLABLE.test(remaining);
  return isLong ? LONG_A_SIGN : '';
}

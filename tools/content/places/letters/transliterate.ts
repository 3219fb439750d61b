/** Position of the letters: at the start of a word or not, and the text that follows (empty at the end). */
type Place = { isSouthern: boolean; isStart: boolean; next: string };

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

/** Southern English spelling: `th` is the soft t; `t` and `d` within a word are the hard ones. */
const SOUTHERN_CONSONANTS: Readonly<Record<string, string>> = { th: 'त', zh: 'झ' };
const SOUTHERN_MEDIAL: Readonly<Record<string, string>> = { t: 'ट', d: 'ड' };

/** As a sign after a consonant. */
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
const DEPENDENT_VOWELS = '\u093eिीुूृेैोौ';
const INDEPENDENT_VOWELS = 'आइईउऊऋएऐओऔ';

/** Returns the text with its leading vowel sign as an independent letter. */
export function startingWith(text: string): string {
  const at = DEPENDENT_VOWELS.indexOf(text.charAt(0));
  if (text === '' || at < 0) return text;
  return INDEPENDENT_VOWELS.charAt(at) + text.slice(1);
}

/** Transliterates Latin letters to Devanagari without a dictionary. */
export function transliterate(latin: string, { isSouthern, isStart, next }: Place): string {
  let text = '';
  /** The consonant whose vowel is still unread. */
  let waiting = '';
  for (let at = 0; at < latin.length; ) {
    const remaining = latin.slice(at);
    const [vowel, sign] = VOWEL_SIGNS.find(([one]) => remaining.startsWith(one)) ?? ['', ''];
    if (vowel !== '') {
      const vowelSign = selectVowel(vowel, sign, {
        after: remaining.slice(vowel.length),
        next,
        isSouthern,
        isFirst: at <= 2 && isStart,
      });
      text += waiting === '' ? (vowelSign === '' ? 'अ' : startingWith(vowelSign)) : vowelSign;
      waiting = '';
      at += vowel.length;
      continue;
    }
    const [consonant, plain] = CONSONANT_SIGNS.find(([one]) => remaining.startsWith(one)) ?? [
      '',
      '',
    ];
    if (consonant === '') return text;
    const after = remaining.slice(consonant.length);
    const isNasal = nasal(consonant, after) && (text !== '' || !isStart);
    if (isNasal) {
      text += 'ं';
      waiting = '';
    } else if (consonant === 'y' && waiting !== '') {
      text += /^[aeiou]/.test(after + next) ? `${HALANT_SIGN}य` : after + next === '' ? 'ी' : 'ि';
      waiting = /^[aeiou]/.test(after + next) ? 'y' : '';
    } else {
      const isWithin = text !== '' || !isStart;
      const southern = isSouthern
        ? (SOUTHERN_CONSONANTS[consonant] ?? (isWithin ? SOUTHERN_MEDIAL[consonant] : undefined))
        : undefined;
      const isJoined =
        waiting !== '' && joins(waiting, consonant, isSouthern, text.length === 1 && isStart);
      text += (isJoined ? HALANT_SIGN : '') + (southern ?? plain);
      waiting = consonant;
    }
    at += consonant.length;
  }
  return text;
}

/** `n` and `m` before a consonant of the same place of articulation become a dot above. */
function nasal(letter: string, after: string): boolean {
  if (letter === 'n') return /^(?:[cdgjkstz]|[bp](?=h?[aeiou])|q)/.test(after);
  return letter === 'm' && /^[bp]/.test(after);
}

/**
 * True where two consonants form a conjunct. Hindi writes most consonants side by side, with an unspoken vowel between
 * them.
 */
function joins(one: string, other: string, isSouthern: boolean, isOnset: boolean): boolean {
  if (one === other || (other === 'h' && /^[lmn]$/.test(one))) return true;
  if (isOnset && /^[rvwl]$/.test(other)) return true;
  if (one === 's' || one === 'sh') return /^(?:t|th|k|w|v|n)$/.test(other);
  if (other === 'r') return /^(?:d|t|dh|p|k)$/.test(one);
  if (one === 'r') return isSouthern || /^(?:dh|sh|th|j)$/.test(other);
  return isSouthern && one !== 'y' && one !== 'v' && /^(?:l|k|m|n|v)$/.test(other);
}

type VowelPlace = { after: string; next: string; isSouthern: boolean; isFirst: boolean };

/** Chooses the long or short vowel by frequency, because English spells both with one letter. */
function selectVowel(
  vowel: string,
  sign: string,
  { after, next, isSouthern, isFirst }: VowelPlace,
): string {
  const remaining = after + next;
  if (remaining === '') return vowel === 'a' ? '\u093e' : vowel === 'i' ? 'ी' : sign;
  if (vowel !== 'a') return sign;
  if (/^[^aeiou]*u[rn]$/.test(remaining)) return isFirst && isSouthern ? '' : '\u093e';
  const isOpen = /^(?:[bcdfgjkpstz]h|chh|[^aeiou])?[aeiou]/.test(remaining);
  if (isSouthern) return '';
  if (isFirst)
    return /^(?:[bcdgjkpst]h|[^aeiou])[ai]$/.test(remaining) || /^n[dtjk]h?[ai]$/.test(remaining)
      ? '\u093e'
      : '';
  return isOpen ? '\u093e' : '';
}

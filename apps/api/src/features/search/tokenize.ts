import { type FoldedToken, fold, GUJARATI_OFFSET } from './fold.ts';

const MAX_TOKENS = 10;

const ZERO_DIGIT_CODES = [0x0966, 0x0ae6];
const INDIC_DIGIT_PATTERN = /[\u0966-\u096f\u0ae6-\u0aef]/g;
const JOINER_PATTERN = /[\u200b-\u200d\ufeff]/g;
/** Splits `575DI` into `575` and `DI`, and `13.6-28` into `13.6` and `28`. */
const TOKEN_PATTERN = /\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu;
/** `M.R.F.`, `j k` and `M&M` count as one word. */
const SPELLED_OUT_PATTERN = /(?<![\p{L}\p{M}])(\p{L})[. &]+(?=\p{L}(?![\p{L}\p{M}]))/gu;
/** `ft` after a number means feet. Elsewhere it can mean Farmtrac. */
const FEET_PATTERN = /(\d)[\s-]*(?:ft|feet|foot|फीट|फुट|ફૂટ|ફુટ)(?![\p{L}\p{M}])/giu;

export function tokenize(text: string, maxTokens = Number.POSITIVE_INFINITY): FoldedToken[] {
  const normalized = text
    .replace(JOINER_PATTERN, '')
    .replace(INDIC_DIGIT_PATTERN, (digit) => String(toDigitValue(digit)))
    .replace(FEET_PATTERN, '$1 feet')
    .replace(SPELLED_OUT_PATTERN, '$1');
  const matches = spellAbbreviations(normalized).match(TOKEN_PATTERN) ?? [];
  return matches
    .slice(0, maxTokens)
    .map(fold)
    .filter(({ text: folded }) => folded !== '');
}

export const tokenizeQuery = (text: string): FoldedToken[] => tokenize(text, MAX_TOKENS);

function toDigitValue(digit: string): number {
  const code = digit.charCodeAt(0);
  const zero = ZERO_DIGIT_CODES.findLast((zeroCode) => zeroCode <= code) ?? code;
  return code - zero;
}

/** Names of Latin letters in Hindi and Marathi. Gujarati has the same names in its own script. */
const LETTER_NAMES: Readonly<Record<string, string>> = {
  ए: 'a',
  बी: 'b',
  सी: 'c',
  डी: 'd',
  ई: 'e',
  एफ: 'f',
  जी: 'g',
  एच: 'h',
  आई: 'i',
  आइ: 'i',
  आय: 'i',
  जे: 'j',
  के: 'k',
  एल: 'l',
  एम: 'm',
  एन: 'n',
  ओ: 'o',
  पी: 'p',
  क्यू: 'q',
  आर: 'r',
  एस: 's',
  टी: 't',
  यू: 'u',
  वी: 'v',
  व्ही: 'v',
  डब्ल्यू: 'w',
  डब्लू: 'w',
  एक्स: 'x',
  वाई: 'y',
  वाय: 'y',
  झेड: 'z',
  जेड: 'z',
};

function toGujarati(name: string): string {
  return name.replace(/[\u0900-\u097f]/g, (character) =>
    String.fromCharCode(character.charCodeAt(0) + GUJARATI_OFFSET),
  );
}

const latinByName = new Map(
  Object.entries(LETTER_NAMES).flatMap(([name, letter]) => [
    [name, letter] as const,
    [toGujarati(name), letter] as const,
  ]),
);

/** A vowel sign must not follow a name, because `जेडी` means J and D, not Z. */
const LETTER_NAME_SOURCE = `(?:${[...latinByName.keys()].sort((a, b) => b.length - a.length).join('|')})(?!\\p{M})`;
/** `के` is also a frequent particle, so an abbreviation in separate words does not start with it. */
const PARTICLE_NAMES = new Set(['के', toGujarati('के')]);
const ABBREVIATION_PATTERN = new RegExp(
  `(?<![\\p{L}\\p{M}])(${LETTER_NAME_SOURCE}(?:[. ]*${LETTER_NAME_SOURCE})+)(?![\\p{L}\\p{M}])`,
  'gu',
);
const LETTER_NAME_PATTERN = new RegExp(LETTER_NAME_SOURCE, 'gu');

/** Converts abbreviations such as `एमएफ` and `एम एफ` to `mf`. An abbreviation has at least two letter names. */
function spellAbbreviations(text: string): string {
  return text.replace(ABBREVIATION_PATTERN, (abbreviation) => {
    const [first = '', ...remaining] = abbreviation.split(/[. ]+/);
    if (remaining.length > 0 && PARTICLE_NAMES.has(first))
      return `${first} ${spellAbbreviations(remaining.join(' '))}`;
    return abbreviation
      .replace(LETTER_NAME_PATTERN, (name) => latinByName.get(name) ?? name)
      .replace(/[. ]+/g, '');
  });
}

const FILLER_TERMS = `
  a an and at best buy by detail details for from full give good i in india indian is latest list me
  model my near new of on online or please price prices rate rates sale show spec specification
  tell the to under want what with
  aur batao bhav bhaav chahiye chaiye dam daam dikhao hai hain ka kaisa kaun ke keemat ki kimat kitna
  kitne kitni ko kya lena liye ma mein mera mujhe na naya naye ne ni no nu par sabse se wala wale
  che chhe ahe cha chi
  और का की के को कीमत क़ीमत किमत क्या कितना कितने कितनी चाहिए दाम दिखाओ पर बताओ भाव में मुझे रेट लिए वाला वाले
  सबसे से है हैं चा ची चे आहे किंमत दर
  અને કિંમત કેટલા ના ની નું નો ભાવ માટે માં છે`;

const foldedFillers = new Set(
  FILLER_TERMS.trim()
    .split(/\s+/)
    .map((word) => fold(word).text),
);

/** Fillers have a low weight instead of none, because some page names contain them. A single letter is a filler too. */
export const isFiller = ({ text, isNumber }: FoldedToken): boolean =>
  foldedFillers.has(text) || (text.length === 1 && !isNumber);

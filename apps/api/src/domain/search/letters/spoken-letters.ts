/** Names of the Latin letters in Devanagari, as spoken in Hindi and Marathi; Gujarati has the same at other codes. */
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

/** Distance from Gujarati's block to Devanagari's. */
const BLOCKS_APART = 0x180;

function toGujarati(name: string): string {
  return name.replace(/[\u0900-\u097f]/g, (one) =>
    String.fromCharCode(one.charCodeAt(0) + BLOCKS_APART),
  );
}

const letters = new Map(
  Object.entries(LETTER_NAMES).flatMap(([name, letter]) => [
    [name, letter] as const,
    [toGujarati(name), letter] as const,
  ]),
);

/** Not before a vowel sign: `जेडी` is J and D, not Z. */
const NAME = `(?:${[...letters.keys()].sort((one, other) => other.length - one.length).join('|')})(?!\\p{M})`;
/** `के` is also a frequent particle, so a series of separate letters does not begin with it. */
const PARTICLES = new Set(['के', toGujarati('के')]);
const WORD_OF_LETTERS = new RegExp(
  `(?<![\\p{L}\\p{M}])(${NAME}(?:[. ]*${NAME})+)(?![\\p{L}\\p{M}])`,
  'gu',
);
const LETTER = new RegExp(NAME, 'gu');

/**
 * Writes spoken abbreviations in Latin letters: `एमएफ` and `એમ એફ` become `mf`. Only words and series of words that
 * consist of at least two names of letters.
 */
export function spellLetters(text: string): string {
  return text.replace(WORD_OF_LETTERS, (series) => {
    const [first = '', ...rest] = series.split(/[. ]+/);
    if (rest.length > 0 && PARTICLES.has(first)) return `${first} ${spellLetters(rest.join(' '))}`;
    return series.replace(LETTER, (name) => letters.get(name) ?? name).replace(/[. ]+/g, '');
  });
}

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
const GUJARATI_OFFSET = 0x180;

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

/** Not before a vowel sign: `जेडी` is J and D, not Z. */
const LETTER_NAME_SOURCE = `(?:${[...latinByName.keys()].sort((a, b) => b.length - a.length).join('|')})(?!\\p{M})`;
/** `के` is also a frequent particle, so a series of separate letters does not begin with it. */
const PARTICLE_NAMES = new Set(['के', toGujarati('के')]);
const ABBREVIATION_PATTERN = new RegExp(
  `(?<![\\p{L}\\p{M}])(${LETTER_NAME_SOURCE}(?:[. ]*${LETTER_NAME_SOURCE})+)(?![\\p{L}\\p{M}])`,
  'gu',
);
const LETTER_NAME_PATTERN = new RegExp(LETTER_NAME_SOURCE, 'gu');

/**
 * Writes spoken abbreviations in Latin letters: `एमएफ` and `એમ એફ` become `mf`. Only words and series of words that
 * consist of at least two names of letters.
 */
export function spellAbbreviations(text: string): string {
  return text.replace(ABBREVIATION_PATTERN, (series) => {
    const [first = '', ...remaining] = series.split(/[. ]+/);
    if (remaining.length > 0 && PARTICLE_NAMES.has(first))
      return `${first} ${spellAbbreviations(remaining.join(' '))}`;
    return series
      .replace(LETTER_NAME_PATTERN, (name) => latinByName.get(name) ?? name)
      .replace(/[. ]+/g, '');
  });
}

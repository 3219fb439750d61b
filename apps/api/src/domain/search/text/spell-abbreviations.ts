import { GUJARATI_OFFSET } from './romanise.ts';

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
export function spellAbbreviations(text: string): string {
  return text.replace(ABBREVIATION_PATTERN, (abbreviation) => {
    const [first = '', ...remaining] = abbreviation.split(/[. ]+/);
    if (remaining.length > 0 && PARTICLE_NAMES.has(first))
      return `${first} ${spellAbbreviations(remaining.join(' '))}`;
    return abbreviation
      .replace(LETTER_NAME_PATTERN, (name) => latinByName.get(name) ?? name)
      .replace(/[. ]+/g, '');
  });
}

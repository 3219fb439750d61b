import { removeHindiSigns } from './remove-hindi-signs.ts';

/** Gujarati letters follow the letters of Devanagari at this distance in Unicode. */
const BLOCK_DISTANCE = 0x180;

/** Gujarati terms by the Hindi terms that they translate. */
const GUJARATI_TERMS: ReadonlyMap<string, string> = new Map([
  ['पूर्वी', 'પૂર્વ'],
  ['पश्चिमी', 'પશ્ચિમ'],
  ['उत्तरी', 'ઉત્તર'],
  ['दक्षिणी', 'દક્ષિણ'],
  ['ग्रामीण', 'ગ્રામ્ય'],
  ['शहरी', 'શહેર'],
  ['शहर', 'શહેર'],
  ['और', 'અને'],
]);

/** Converts a Hindi name letter by letter, without the dots that Gujarati does not write. */
export function toGujarati(hindi: string): string {
  return hindi.replace(
    /[\u0900-\u097f]+/g,
    (word) => GUJARATI_TERMS.get(word.normalize('NFC')) ?? convertCharacters(word),
  );
}

function convertCharacters(word: string): string {
  return [...removeHindiSigns(word)]
    .map((letter) => String.fromCharCode(letter.charCodeAt(0) + BLOCK_DISTANCE))
    .join('');
}

import { removeHindiSigns } from './remove-hindi-signs.ts';

/** Marathi terms by the Hindi terms that they translate. */
const MARATHI_TERMS: ReadonlyMap<string, string> = new Map([
  ['पूर्वी', 'पूर्व'],
  ['पश्चिमी', 'पश्चिम'],
  ['उत्तरी', 'उत्तर'],
  ['दक्षिणी', 'दक्षिण'],
  ['शहरी', 'शहर'],
  ['और', 'आणि'],
]);

const MARATHI_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/पुर$/, 'पूर'],
  [/गढ$/, 'गड'],
  [/गांव$/, 'गाव'],
  [/ि$/, 'ी'],
  [/ु$/, 'ू'],
];

/** Marathi uses the letters of Hindi without dots, and spells some endings differently. */
export function toMarathi(hindi: string): string {
  return hindi.replace(
    /[\u0900-\u097f]+/g,
    (word) =>
      MARATHI_TERMS.get(word.normalize('NFC')) ?? applyMarathiEndings(removeHindiSigns(word)),
  );
}

const applyMarathiEndings = (word: string) =>
  MARATHI_ENDINGS.reduce((text, [end, marathiEnding]) => text.replace(end, marathiEnding), word);

import path from 'node:path';
import { toDevanagari } from './letters/to-devanagari.ts';
import { toGujarati } from './letters/to-gujarati.ts';
import { toMarathi } from './letters/to-marathi.ts';
import { parsePair, readCorrectionLines } from './read-correction-lines.ts';

type TransliterationLanguage = 'hi' | 'gu' | 'mr';
type IndianNames = { [L in TransliterationLanguage]?: string | undefined };
type Name = IndianNames & { en: string };

/** `transliterated` lists the languages whose names were not written by hand. */
export type CompleteName<T extends Name> = { name: T; transliterated?: TransliterationLanguage[] };

/** In these states, English spellings follow the southern convention, in which `th` is the soft t. */
const SOUTHERN_STATES = new Set([
  'andhra-pradesh',
  'karnataka',
  'kerala',
  'puducherry',
  'tamil-nadu',
  'telangana',
]);

/**
 * Existing names are not changed. Missing Hindi names are transliterated from English, and Gujarati and Marathi names
 * from Hindi.
 */
export function completeName(
  names: Name,
  state: string,
  languages: readonly TransliterationLanguage[],
): CompleteName<Name> {
  const hi = names.hi ?? toDevanagari(names.en, { isSouthern: SOUTHERN_STATES.has(state) });
  const completed = { hi, gu: names.gu ?? toGujarati(hi), mr: names.mr ?? toMarathi(hi) };
  const nameLanguages = (['hi', 'gu', 'mr'] as const).filter(
    (language) => languages.includes(language) || names[language] !== undefined,
  );
  const name = Object.assign(
    { en: names.en },
    ...nameLanguages.map((language) => ({ [language]: completed[language] })),
  );
  const transliterated = nameLanguages.filter((language) => names[language] === undefined);
  return transliterated.length === 0 ? { name } : { name, transliterated };
}

/** Names in `district-names.txt`, which are written by hand. The keys are `state/slug`. */
export function readDistrictNames(folder: string): ReadonlyMap<string, IndianNames> {
  const lines = readCorrectionLines(path.join(folder, 'district-names.txt'));
  return new Map(
    lines.map(({ section, cells: [slug = '', hi, gu, mr] }) => [
      `${section}/${slug}`,
      dropEmpty({ hi, gu, mr }),
    ]),
  );
}

/** Names in `tehsil-names.txt`. The keys are `state/district/slug`. */
export function readTehsilNames(folder: string): ReadonlyMap<string, IndianNames> {
  const names = new Map<string, IndianNames>();
  for (const { section, cells } of readCorrectionLines(path.join(folder, 'tehsil-names.txt'))) {
    const { name: district, values } = parsePair(cells[0]);
    for (const value of values) {
      const [slug = '', translations = ''] = value.split(' = ');
      const [hi = '', mr] = translations.split(' / ');
      names.set(`${section}/${district}/${slug}`, dropEmpty({ hi, mr }));
    }
  }
  return names;
}

function dropEmpty(names: Record<string, string | undefined>): IndianNames {
  return Object.fromEntries(Object.entries(names).filter(([, text]) => text));
}

import fs from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '../languages.ts';
import type { LocalizedText } from './find-split-translations.ts';
import { readTexts } from './read-namespaces.ts';

/** Omits a key without a text in every language, because `findTextErrors` reports it. */
function readFileTexts(englishFile: string, name: string): LocalizedText[] {
  const byLanguage = LANGUAGES.map(
    (language) =>
      [language, readTexts(englishFile.replace(/\.en\.json$/, `.${language}.json`))] as const,
  );
  return [...readTexts(englishFile).keys()]
    .filter((key) => byLanguage.every(([, texts]) => texts.has(key)))
    .map((key) => ({
      source: `${name}: ${key}`,
      texts: Object.fromEntries(
        byLanguage.map(([language, texts]) => [language, texts.get(key)]),
      ) as Record<Language, string>,
    }));
}

/** Returns the texts of all files `<name>.<language>.json` in the sources of an app. */
export function readLocalizedTexts(appFolder: string): LocalizedText[] {
  const sources = path.join(appFolder, 'src');
  if (!fs.existsSync(sources)) return [];
  return fs
    .readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.en.json'))
    .sort()
    .flatMap((file) => {
      const name = file.replace(/^locales\/|\.en\.json$/g, '');
      return readFileTexts(path.join(sources, file), `${path.basename(appFolder)}/${name}`);
    });
}

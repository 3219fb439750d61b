import fs from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '../languages.ts';
import type { LocalizedText } from './find-split-translations.ts';
import { readTexts } from './read-namespaces.ts';

/** Texts of one `<name>.<language>.json`. Omits keys that are missing in a language; findTextErrors reports them. */
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

/** Texts of an app in every language, from all `<name>.<language>.json` of its sources. */
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

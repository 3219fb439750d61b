import fs from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '../languages.ts';

/** A namespace. `texts` maps each language to the texts by flat key, such as `list.count_one`. */
export interface Namespace {
  readonly name: string;
  readonly app: string;
  /** A language without a file is missing. */
  readonly texts: Partial<Record<Language, ReadonlyMap<string, string>>>;
}

/** Adds the texts of a value by flat key. `prefix` is the key of the value, and empty for the file. */
function addTexts(texts: Map<string, string>, value: unknown, prefix: string): void {
  if (typeof value === 'string') {
    texts.set(prefix, value);
    return;
  }
  if (typeof value !== 'object' || value === null) throw new Error(`${prefix} is not a text`);
  for (const [key, inner] of Object.entries(value)) {
    addTexts(texts, inner, prefix ? `${prefix}.${key}` : key);
  }
}

/** Reads a file of translations. Returns the texts by flat key, or an empty map if the file does not exist. */
export function readTexts(file: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  if (!fs.existsSync(file)) return texts;
  addTexts(texts, JSON.parse(fs.readFileSync(file, 'utf8')), '');
  return texts;
}

/** Returns the namespaces of an app, from its files `src/locales/<namespace>.<language>.json`. */
export function readNamespaces(appFolder: string): Namespace[] {
  const folder = path.join(appFolder, 'src/locales');
  if (!fs.existsSync(folder)) return [];
  const names = new Set(
    fs.readdirSync(folder).map((file) => file.replace(/\.[a-z]{2}\.json$/, '')),
  );
  return [...names].sort().map((name) => ({
    name,
    app: path.basename(appFolder),
    texts: Object.fromEntries(
      LANGUAGES.map((language) => [language, path.join(folder, `${name}.${language}.json`)])
        .filter(([, file]) => fs.existsSync(file as string))
        .map(([language, file]) => [language, readTexts(file as string)]),
    ),
  }));
}

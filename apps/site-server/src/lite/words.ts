import fs from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@tractor-haat/i18n';

type Word = 'used' | 'pictures' | 'whole';

/** Texts of light pages; full pages do not load them. */
export const words = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    JSON.parse(fs.readFileSync(path.join(import.meta.dirname, `words.${language}.json`), 'utf8')),
  ]),
) as Readonly<Record<Language, Readonly<Record<Word, string>>>>;

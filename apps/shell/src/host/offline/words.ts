import fs from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@tractor-haat/i18n';

type Word = 'saved' | 'title' | 'text' | 'description' | 'tractors' | 'emi' | 'compare' | 'used';

/** What an installed site and a page without network say: no page fetches a byte of it. */
export const words = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    JSON.parse(fs.readFileSync(path.join(import.meta.dirname, `words.${language}.json`), 'utf8')),
  ]),
) as Readonly<Record<Language, Readonly<Record<Word, string>>>>;

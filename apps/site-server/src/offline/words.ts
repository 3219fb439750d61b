import fs from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@tractor-haat/i18n';

type Word = 'saved' | 'title' | 'text' | 'description' | 'tractors' | 'emi' | 'compare' | 'used';

/** Texts of the installed app and of offline pages; other pages do not load them. */
export const words = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    JSON.parse(fs.readFileSync(path.join(import.meta.dirname, `words.${language}.json`), 'utf8')),
  ]),
) as Readonly<Record<Language, Readonly<Record<Word, string>>>>;

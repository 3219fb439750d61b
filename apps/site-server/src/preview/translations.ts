import fs from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@tractor-haat/i18n';

type Word = 'preview' | 'until' | 'end' | 'failed' | 'not_made' | 'gone' | 'gone_text' | 'home';

/** Texts of previews; used only on the server. */
export const words = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    JSON.parse(fs.readFileSync(path.join(import.meta.dirname, `words.${language}.json`), 'utf8')),
  ]),
) as Readonly<Record<Language, Readonly<Record<Word, string>>>>;

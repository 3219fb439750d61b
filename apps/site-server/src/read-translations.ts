import fs from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@tractor-haat/i18n';

/** The files are part of this repository, so their shape is not checked. */
export const readTranslations = <Translations>(folder: string) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      JSON.parse(fs.readFileSync(path.join(folder, `translations.${language}.json`), 'utf8')),
    ]),
  ) as Readonly<Record<Language, Translations>>;

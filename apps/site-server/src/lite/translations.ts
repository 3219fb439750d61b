import { readTranslations } from '../read-translations.ts';

type Word = 'used' | 'pictures' | 'whole';

/** Texts of light pages; full pages do not load them. */
export const translations = readTranslations<Readonly<Record<Word, string>>>(
  import.meta.dirname,
  'words',
);

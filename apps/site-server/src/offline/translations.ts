import { readTranslations } from '../read-translations.ts';

type TranslationKey =
  | 'saved'
  | 'title'
  | 'text'
  | 'description'
  | 'tractors'
  | 'emi'
  | 'compare'
  | 'used';

/** Texts of the installed app and of offline pages; other pages do not load them. */
export const translations = readTranslations<Readonly<Record<TranslationKey, string>>>(
  import.meta.dirname,
);

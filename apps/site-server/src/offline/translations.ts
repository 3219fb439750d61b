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

export const translations = readTranslations<Readonly<Record<TranslationKey, string>>>(
  import.meta.dirname,
);

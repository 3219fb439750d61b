import { readTranslations } from '../read-translations.ts';

type TranslationKey =
  | 'preview'
  | 'until'
  | 'end'
  | 'failed'
  | 'not_made'
  | 'gone'
  | 'gone_text'
  | 'home';

export const translations = readTranslations<Readonly<Record<TranslationKey, string>>>(
  import.meta.dirname,
);

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

/** Texts of previews; used only on the server. */
export const translations = readTranslations<Readonly<Record<TranslationKey, string>>>(
  import.meta.dirname,
);

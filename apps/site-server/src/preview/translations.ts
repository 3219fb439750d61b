import { readTranslations } from '../read-translations.ts';

type Word = 'preview' | 'until' | 'end' | 'failed' | 'not_made' | 'gone' | 'gone_text' | 'home';

/** Texts of previews; used only on the server. */
export const translations = readTranslations<Readonly<Record<Word, string>>>(
  import.meta.dirname,
  'words',
);

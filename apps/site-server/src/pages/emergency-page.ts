import type { Language } from '@tractor-haat/i18n';
import { readTranslations } from '../read-translations.ts';

type TranslationKey = 'something_wrong' | 'part_unavailable' | 'try_again';

const translations = readTranslations<Readonly<Record<TranslationKey, string>>>(
  import.meta.dirname,
);

export function emergencyPage(language: Language): string {
  const { something_wrong, part_unavailable, try_again } = translations[language];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${something_wrong}</title></head><body><main><h1>${something_wrong}</h1><p>${part_unavailable}</p><p><a href="">${try_again}</a></p></main></body></html>`;
}

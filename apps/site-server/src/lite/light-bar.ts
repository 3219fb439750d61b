import type { Language } from '@tractor-haat/i18n';
import { translations } from './translations.ts';

/** Bar with the data used so far, a button for all pictures, and a link to the full page. Texts contain no markup. */
export function lightBar(language: Language, display: string): string {
  const { used, pictures, whole } = translations[language];
  return (
    `<div class="lite"><p role="status" data-used="${used}"></p>` +
    `<button type="button" data-pictures>${pictures}</button>` +
    `<a href="${display}">${whole}</a></div>`
  );
}

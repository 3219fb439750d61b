import type { Language } from '@tractor-haat/i18n';
import { words } from './words.ts';

/** What a visit has cost, all pictures at once, and the way back to whole pages. The words hold no markup. */
export function lightBar(language: Language, display: string): string {
  const { used, pictures, whole } = words[language];
  return (
    `<div class="lite"><p role="status" data-used="${used}"></p>` +
    `<button type="button" data-pictures>${pictures}</button>` +
    `<a href="${display}">${whole}</a></div>`
  );
}

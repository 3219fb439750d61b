import { LANGUAGES } from '@tractor-haat/i18n';

/** What is written of a post in one language. */
export const TEXT_FIELDS = ['title', 'description', 'markdown'] as const;

/** India has one time. */
const ZONE = '+05:30';
const AHEAD_MS = 5.5 * 3600 * 1000;

/** A moment as a field for day and minute shows it, in India's time. */
export const indiaMinute = (moment: unknown): string =>
  typeof moment === 'string'
    ? new Date(Date.parse(moment) + AHEAD_MS).toISOString().slice(0, 16)
    : '';

/** What such a field says, as a moment; nothing where it is empty. */
export const momentOf = (minute: string): string | null =>
  minute === '' ? null : new Date(`${minute}${ZONE}`).toISOString();

/** The words of each language in which something was written. */
export function readTypedTexts(form: FormData): Record<string, Record<string, string>> {
  const texts: Record<string, Record<string, string>> = {};
  for (const language of LANGUAGES) {
    const one = Object.fromEntries(
      TEXT_FIELDS.map((name) => {
        const typed = String(form.get(`words.${language}.${name}`) ?? '');
        return [name, typed.replace(/\r\n/g, '\n').trim()];
      }),
    );
    if (Object.values(one).some((text) => text !== '')) texts[language] = one;
  }
  return texts;
}

import { LANGUAGES } from '@tractor-haat/i18n';

/** Fields of a post in one language. */
export const TEXT_FIELDS = ['title', 'description', 'markdown'] as const;

/** India has a single time zone. */
const ZONE = '+05:30';
const AHEAD_MS = 5.5 * 3600 * 1000;

/** Formats an ISO time for a `datetime-local` field in India's time. */
export const indiaMinute = (moment: unknown): string =>
  typeof moment === 'string'
    ? new Date(Date.parse(moment) + AHEAD_MS).toISOString().slice(0, 16)
    : '';

/** Parses a `datetime-local` value in India's time; null if empty. */
export const momentOf = (minute: string): string | null =>
  minute === '' ? null : new Date(`${minute}${ZONE}`).toISOString();

/** Texts by language; omits languages without text. */
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

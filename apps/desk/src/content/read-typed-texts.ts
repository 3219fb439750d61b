import { LANGUAGES } from '@tractor-haat/i18n';

export const TEXT_FIELDS = ['title', 'description', 'markdown'] as const;

/** `minute` is a `datetime-local` value in India's time. Null if empty. */
export const parseIndiaTime = (minute: string): string | null =>
  minute === '' ? null : new Date(`${minute}+05:30`).toISOString();

/** Omits languages without text. */
export function readTypedTexts(form: FormData): Record<string, Record<string, string>> {
  const texts: Record<string, Record<string, string>> = {};
  for (const language of LANGUAGES) {
    const languageTexts = Object.fromEntries(
      TEXT_FIELDS.map((name) => {
        const typed = String(form.get(`words.${language}.${name}`) ?? '');
        return [name, typed.replace(/\r\n/g, '\n').trim()];
      }),
    );
    if (Object.values(languageTexts).some((text) => text !== '')) texts[language] = languageTexts;
  }
  return texts;
}

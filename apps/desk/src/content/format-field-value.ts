import { LANGUAGES } from '@tractor-haat/i18n';

export function formatFieldValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}

/** The type of the previous value determines the format. Invalid JSON stays a string, which the API rejects. */
export function parseFieldValue(text: string, previousValue: unknown): unknown {
  const typed = text.replace(/\r\n/g, '\n');
  if (typed === formatFieldValue(previousValue)) return previousValue;
  if (typeof previousValue === 'string') return typed;
  if (typed.trim() === '') return null;
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}

export function createEmptyValue(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, createEmptyValue(item)]),
  );
}

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

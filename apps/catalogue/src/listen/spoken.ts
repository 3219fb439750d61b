import type { Language } from '@tractor-haat/i18n';

/** A number in words: 656000 is "six lakh fifty-six thousand". */
export type SpokenTexts = (value: number) => string;

const RUPEES: Readonly<Record<Language, string>> = {
  en: 'rupees',
  hi: 'रुपये',
  gu: 'રૂપિયા',
  mr: 'रुपये',
};

/** Between the two ends of a range. */
const TO: Readonly<Record<Language, string>> = { en: 'to', hi: 'से', gu: 'થી', mr: 'ते' };

const RANGE = /₹\s*([\d,]+)\s*[–-]\s*(?:₹\s*)?([\d,]+)/g;
const SUM = /₹\s*([\d,]+)/g;
const GROUPED = /\d{1,3}(?:,\d{2,3})+/g;

const numberIn = (figure: string) => Number(figure.replaceAll(',', ''));

/** A line as people say it: sums and large figures in words, a range with its word between. */
export function spoken(line: string, language: Language, spokenTexts: SpokenTexts): string {
  const rupees = RUPEES[language];
  const say = (figure: string) => spokenTexts(numberIn(figure));
  return line
    .replaceAll('\u00a0', ' ')
    .replace(RANGE, (_, from, to) => `${say(from)} ${TO[language]} ${say(to)} ${rupees}`)
    .replace(SUM, (_, sum) => `${say(sum)} ${rupees}`)
    .replace(GROUPED, say)
    .replace(/\s+/g, ' ')
    .trim();
}

import type { Language } from '@tractor-haat/i18n';

/** 656000 becomes "six lakh fifty-six thousand". */
export type NumberSpeller = (value: number) => string;

const RUPEE_NAMES: Readonly<Record<Language, string>> = {
  en: 'rupees',
  hi: 'रुपये',
  gu: 'રૂપિયા',
  mr: 'रुपये',
};

const RANGE_JOINERS: Readonly<Record<Language, string>> = { en: 'to', hi: 'से', gu: 'થી', mr: 'ते' };

const RANGE_PATTERN = /₹\s*([\d,]+)\s*[–-]\s*(?:₹\s*)?([\d,]+)/g;
const AMOUNT_PATTERN = /₹\s*([\d,]+)/g;
const GROUPED_NUMBER_PATTERN = /\d{1,3}(?:,\d{2,3})+/g;

const parseNumber = (digits: string) => Number(digits.replaceAll(',', ''));

/** Replaces amounts, large numbers and ranges with words. */
export function toSpokenText(line: string, language: Language, toWords: NumberSpeller): string {
  const rupees = RUPEE_NAMES[language];
  const spellNumber = (digits: string) => toWords(parseNumber(digits));
  return line
    .replaceAll('\u00a0', ' ')
    .replace(
      RANGE_PATTERN,
      (_, from, to) =>
        `${spellNumber(from)} ${RANGE_JOINERS[language]} ${spellNumber(to)} ${rupees}`,
    )
    .replace(AMOUNT_PATTERN, (_, sum) => `${spellNumber(sum)} ${rupees}`)
    .replace(GROUPED_NUMBER_PATTERN, spellNumber)
    .replace(/\s+/g, ' ')
    .trim();
}

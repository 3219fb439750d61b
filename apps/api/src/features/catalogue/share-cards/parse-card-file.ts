import {
  CARD_FORMS,
  CARD_FREQUENCIES,
  CARD_KINDS,
  type CardForm,
  type CardLoan,
  type CardName,
  emiCardName,
} from '@tractor-haat/api-client';
import { isLanguage, type Language } from '@tractor-haat/i18n';

export interface CardFile extends CardName {
  readonly language: Language;
  readonly form: CardForm;
}

/** Form and revision, as in `wide-10624.jpg`. URLs of earlier releases end with `.png`. */
const FILE_NAME_PATTERN = /^([a-z]+)-([0-9a-f]{1,8})\.(?:jpg|png)$/;

export function parseCardFile(
  kind: string,
  key: string,
  language: string,
  file: string,
): CardFile | null {
  const [, form, revision] = FILE_NAME_PATTERN.exec(file) ?? [];
  const cardKind = CARD_KINDS.find((candidate) => candidate === kind);
  const cardForm = CARD_FORMS.find((candidate) => candidate === form);
  if (!cardKind || !cardForm || revision === undefined || !isLanguage(language)) return null;
  return { kind: cardKind, key, language, form: cardForm, revision };
}

/** `500000-10.25-5` is a loan for 5 years, `500000-10-54m-half-yearly` one for 54 months. */
const LOAN_KEY_PATTERN =
  /^(\d{1,7})-(\d{1,2}(?:\.\d{1,2})?)-(?:(\d{1,2})|(\d{1,3})m(?:-([a-z-]{6,11}))?)$/;

const LOAN_LIMITS = { principal: 5_000_000, ratePercent: 30, months: 120 } as const;
const MIN_MONTHS = 6;
const MONTHS_PER_YEAR = 12;

const isFrequency = (name: string): name is CardLoan['frequency'] =>
  Object.hasOwn(CARD_FREQUENCIES, name);

/** Returns null if the calculator does not offer the loan or if the key is not in its canonical form. */
export function parseCardLoan(key: string): CardLoan | null {
  const [, principal, ratePercent, years, months, frequency = 'monthly'] =
    LOAN_KEY_PATTERN.exec(key) ?? [];
  if (principal === undefined || !isFrequency(frequency)) return null;
  const loan = {
    principal: Number(principal),
    ratePercent: Number(ratePercent),
    months: years === undefined ? Number(months) : Number(years) * MONTHS_PER_YEAR,
    frequency,
  };
  const isAvailable =
    loan.principal > 0 &&
    loan.principal <= LOAN_LIMITS.principal &&
    loan.ratePercent <= LOAN_LIMITS.ratePercent &&
    loan.months >= MIN_MONTHS &&
    loan.months <= LOAN_LIMITS.months &&
    loan.months % CARD_FREQUENCIES[frequency] === 0;
  return isAvailable && emiCardName(loan, 0).key === key ? loan : null;
}

/** Returns the instalment in rupees, or the number of instalments of a loan that is repaid after harvests. */
export function calculateCardValue({
  principal,
  ratePercent,
  months,
  frequency,
}: CardLoan): number {
  const intervalMonths = CARD_FREQUENCIES[frequency];
  const instalmentCount = months / intervalMonths;
  if (frequency === 'harvest') return instalmentCount;
  const intervalRate = (ratePercent * intervalMonths) / (MONTHS_PER_YEAR * 100);
  if (intervalRate === 0) return Math.round(principal / instalmentCount);
  const discountedInstalments = -Math.expm1(-instalmentCount * Math.log1p(intervalRate));
  return Math.round((principal * intervalRate) / discountedInstalments);
}

import { CARD_LOANS, type CardLoan } from '@tractor-haat/api-client';

const KEY = /^(\d{5,7})-(\d{1,2}(?:\.\d{1,2})?)-(\d{1,2})$/;

/** Parses a loan from a key; null if it has no card. Each loan has one key only. */
export function cardLoan(key: string): CardLoan | null {
  const [principal = 0, ratePercent = 0, years = 0] = KEY.exec(key)?.slice(1).map(Number) ?? [];
  const loan = { principal, ratePercent, years };
  const isOffered = (['principal', 'ratePercent', 'years'] as const).every((part) => {
    const { min, max, step } = CARD_LOANS[part];
    return loan[part] >= min && loan[part] <= max && Number.isInteger(loan[part] / step);
  });
  return isOffered && `${principal}-${ratePercent}-${years}` === key ? loan : null;
}

/** The monthly instalment in whole rupees, calculated as on the calculator's page. */
export function cardInstalment({ principal, ratePercent, years }: CardLoan): number {
  const count = years * 12;
  const rate = ratePercent / 1200;
  if (rate === 0) return Math.round(principal / count);
  return Math.round((principal * rate) / -Math.expm1(-count * Math.log1p(rate)));
}

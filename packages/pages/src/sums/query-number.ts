import { normalizeNumberText } from '@tractor-haat/i18n';

/** Rules of a number in a query. */
export interface NumberRule {
  readonly min: number;
  readonly max: number;
  /** Default; null if the calculation requires input. */
  readonly defaultValue: number | null;
  /** Parser for money, such as `parseRupees`. It is passed in, so that only pages with money load it. */
  readonly readMoney?: (text: string) => number;
}

/** A parsed number of a query. `text` is kept even if it is invalid. */
export interface QueryNumber {
  readonly text: string;
  /** Null if empty without default, or invalid. */
  readonly value: number | null;
  readonly error: 'number' | 'range' | null;
  readonly rule: NumberRule;
}

const MAX_LENGTH = 20;
/** Long enough for `approx. ₹7,50,000/- (negotiable)`. */
const MAX_MONEY_LENGTH = 40;

/** Parses a query number. Empty means the default; other text must be a number within the limits. */
export function readQueryNumber(
  query: URLSearchParams,
  name: string,
  rule: NumberRule,
): QueryNumber {
  const text = (query.get(name) ?? '')
    .trim()
    .slice(0, rule.readMoney ? MAX_MONEY_LENGTH : MAX_LENGTH);
  const numberText = normalizeNumberText(text);
  if (numberText === '') return { text: '', value: rule.defaultValue, error: null, rule };
  const money = rule.readMoney?.(text) ?? Number.NaN;
  if (Number.isNaN(money) && !/^-?(\d+\.?\d*|\.\d+)$/.test(numberText))
    return { text, value: null, error: 'number', rule };
  const value = Number.isNaN(money) ? Number(numberText) : money;
  if (value < rule.min || value > rule.max) return { text, value: null, error: 'range', rule };
  return { text, value, error: null, rule };
}

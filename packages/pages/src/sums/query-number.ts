import { normalizeNumberText } from '@tractor-haat/i18n';

/** Limits and default of a number in the query. */
export interface NumberRule {
  readonly min: number;
  readonly max: number;
  /** Value without input. Null if the calculation requires input. */
  readonly defaultValue: number | null;
  /**
   * Parses an amount of money, such as `parseRupees`. It is a parameter, so that other pages do not load the parser.
   */
  readonly readMoney?: (text: string) => number;
}

/** A parsed parameter. `text` is the input, even if it is invalid. */
export interface QueryNumber {
  readonly text: string;
  /** Null if the input is invalid, or empty without a default. */
  readonly value: number | null;
  readonly error: 'number' | 'range' | null;
  readonly rule: NumberRule;
}

const MAX_LENGTH = 20;
/** Enough for `approx. ₹7,50,000/- (negotiable)`. */
const MAX_MONEY_LENGTH = 40;

/**
 * Parses the parameter `name`. An empty value means the default. Any other value must be a number within the limits.
 */
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

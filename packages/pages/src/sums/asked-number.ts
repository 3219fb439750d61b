import { plainNumberText } from '@tractor-haat/i18n';

/** What a number in an address may be. */
export interface NumberRule {
  readonly min: number;
  readonly max: number;
  /** What counts where nothing is typed; null where the sum then waits for it. */
  readonly usual: number | null;
}

/** A number as it was asked: the text stays as it was typed, whatever is wrong with it. */
export interface AskedNumber {
  readonly text: string;
  /** Null when nothing is typed and nothing is usual, or when it is wrong. */
  readonly value: number | null;
  readonly error: 'number' | 'range' | null;
  readonly rule: NumberRule;
}

const MAX_LENGTH = 20;

/** Reads a number of a query. Nothing typed is the usual; all else must be a number within its limits. */
export function askedNumber(query: URLSearchParams, name: string, rule: NumberRule): AskedNumber {
  const text = (query.get(name) ?? '').trim().slice(0, MAX_LENGTH);
  const bare = plainNumberText(text);
  if (bare === '') return { text: '', value: rule.usual, error: null, rule };
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(bare)) return { text, value: null, error: 'number', rule };
  const value = Number(bare);
  if (value < rule.min || value > rule.max) return { text, value: null, error: 'range', rule };
  return { text, value, error: null, rule };
}

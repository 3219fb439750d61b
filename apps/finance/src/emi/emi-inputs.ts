import { parseNumber } from '@tractor-haat/i18n';
import {
  INSTALMENT_FREQUENCIES,
  type Frequency,
  type LoanTerms,
  calculatePrincipal,
  MONTHS_BETWEEN_INSTALMENTS,
} from '@tractor-haat/pages/loan';
import { readLoanSum } from '../components/read-money.ts';
import { LIMITS, type Limits, monthLimits, within } from './limits.ts';
import type { Prepayment } from './schedule.ts';

/** Share of the price that is the default down payment; the EMI teasers use the same. */
const DEFAULT_DOWN = 0.15;

/** A second offer for the same loan, to compare with. */
export interface Offer {
  readonly rate: number;
  readonly kind: 'reducing' | 'flat';
  readonly months: number;
  readonly every: Frequency;
  /** Rupees of fees: processing, documents. */
  readonly fee: number;
}

/** All values of the calculator, each within its limits. */
export interface EmiInputs {
  /** Id of the tractor that sets the price; '' for none. */
  readonly model: string;
  readonly price: number;
  /** Rupees; null for the default share of the price. */
  readonly down: number | null;
  readonly rate: number;
  readonly months: number;
  readonly every: Frequency;
  /** Month of the first instalment, `2026-12`; '' for the next month. */
  readonly start: string;
  readonly fee: number;
  readonly extra: number;
  readonly extraAfter: number;
  readonly effect: Prepayment['effect'];
  readonly flat: number;
  readonly other: Offer;
}

export const START: EmiInputs = {
  model: '',
  price: 700_000,
  down: null,
  rate: 10,
  months: 60,
  every: 'monthly',
  start: '',
  fee: 0,
  extra: 0,
  extraAfter: 12,
  effect: 'shorter',
  flat: 7,
  other: { rate: 12, kind: 'reducing', months: 60, every: 'monthly', fee: 0 },
};

export const downOf = ({ price, down }: EmiInputs) =>
  Math.min(price, down ?? Math.round(price * DEFAULT_DOWN));

export function termsOf(inputs: EmiInputs): LoanTerms {
  const { price, rate, months, every } = inputs;
  return { principal: calculatePrincipal(price, downOf(inputs)), ratePercent: rate, months, frequency: every };
}

/** The prepayment; undefined if its amount is 0. */
export const earlySumOf = ({ extra, extraAfter, effect }: EmiInputs): Prepayment | undefined =>
  extra > 0 ? { amount: extra, after: extraAfter, effect } : undefined;

/** Applies a change and adjusts the dependent values. */
export function changed(inputs: EmiInputs, change: Partial<EmiInputs>): EmiInputs {
  const next = { ...inputs, ...change };
  const months = within(next.months, monthLimits(next.every));
  return {
    ...next,
    months,
    down: next.down === null ? null : Math.min(next.down, next.price),
    extraAfter: Math.min(next.extraAfter, months / MONTHS_BETWEEN_INSTALMENTS[next.every]),
    other: { ...next.other, months: within(next.other.months, monthLimits(next.other.every)) },
  };
}

/**
 * Reads the inputs from a query; invalid values fall back to the default or the nearest allowed value. `priceOf`
 * returns the price of a model. It overrides a price that belongs to another model (`priced`): without JavaScript the
 * form submits a new model together with the old price.
 */
export function readInputs(
  search: string,
  priceOf: (model: string) => number | undefined = () => undefined,
): EmiInputs {
  const query = new URLSearchParams(search);
  const number = (name: string, limits: Limits, otherwise: number, read = parseNumber) => {
    const value = read(query.get(name) ?? '');
    return Number.isFinite(value) ? within(value, limits) : otherwise;
  };
  const money = (name: string, limits: Limits, otherwise: number) =>
    number(name, limits, otherwise, readLoanSum);
  const one = <T extends string>(name: string, of: readonly T[], otherwise: T): T =>
    of.find((value) => value === query.get(name)) ?? otherwise;
  const model = /^[1-9]\d{0,8}$/.test(query.get('model') ?? '') ? (query.get('model') ?? '') : '';
  const ofModel = priceOf(model);
  const isNew = query.has('priced') && query.get('priced') !== model;
  const modelPrice = ofModel !== undefined && (isNew || !query.has('price')) ? ofModel : undefined;
  const price = within(modelPrice ?? money('price', LIMITS.price, START.price), LIMITS.price);
  const down = money('down', { ...LIMITS.down, max: price }, -1);
  return changed(START, {
    model,
    price,
    // Without JavaScript the form submits the down payment of the previous model.
    down: down < 0 || (isNew && modelPrice !== undefined) ? null : down,
    rate: number('rate', LIMITS.rate, START.rate),
    months: number('months', LIMITS.months, START.months),
    every: one('every', INSTALMENT_FREQUENCIES, START.every),
    start: /^20\d\d-(0[1-9]|1[0-2])$/.test(query.get('start') ?? '')
      ? (query.get('start') ?? '')
      : '',
    fee: money('fee', LIMITS.fee, 0),
    extra: money('extra', LIMITS.extra, 0),
    extraAfter: number('extra_after', LIMITS.extraAfter, START.extraAfter),
    effect: one('extra_effect', ['shorter', 'smaller'], START.effect),
    flat: number('flat', LIMITS.rate, START.flat),
    other: {
      rate: number('b_rate', LIMITS.rate, START.other.rate),
      kind: one('b_kind', ['reducing', 'flat'], START.other.kind),
      months: number('b_months', LIMITS.months, START.other.months),
      every: one('b_every', INSTALMENT_FREQUENCIES, START.other.every),
      fee: money('b_fee', LIMITS.fee, 0),
    },
  });
}

/** Query of the inputs without default values: `?price=650000`, or ''. */
export function writeInputs(inputs: EmiInputs): string {
  const { other } = inputs;
  const entries: [string, string | number | null, string | number | null][] = [
    ['model', inputs.model, START.model],
    // The price of a model may change later, so the address stores the price of the calculation.
    ['price', inputs.price, inputs.model ? null : START.price],
    ['down', inputs.down, START.down],
    ['rate', inputs.rate, START.rate],
    ['months', inputs.months, START.months],
    ['every', inputs.every, START.every],
    ['start', inputs.start, START.start],
    ['fee', inputs.fee, START.fee],
    ['extra', inputs.extra, START.extra],
    ['extra_after', inputs.extraAfter, START.extraAfter],
    ['extra_effect', inputs.effect, START.effect],
    ['flat', inputs.flat, START.flat],
    ['b_rate', other.rate, START.other.rate],
    ['b_kind', other.kind, START.other.kind],
    ['b_months', other.months, START.other.months],
    ['b_every', other.every, START.other.every],
    ['b_fee', other.fee, START.other.fee],
  ];
  const query = new URLSearchParams(
    entries.flatMap(([name, value, start]) => (value === start ? [] : [[name, String(value)]])),
  ).toString();
  return query ? `?${query}` : '';
}

import { type CardName, emiCardName } from '@tractor-haat/api-client';
import { parseIntegerRupees, parseNumber } from '@tractor-haat/i18n';
import {
  calculatePrincipal,
  type Frequency,
  INSTALMENT_FREQUENCIES,
  instalment,
  type LoanTerms,
  MONTHS_BETWEEN_INSTALMENTS,
} from '@tractor-haat/pages/loan';
import { clampToLimits, getMonthLimits, INPUT_LIMITS, type Limits } from './limits.ts';
import type { Prepayment } from './schedule.ts';

/** Share of the price. The EMI teasers of other pages use the same share. */
const DEFAULT_DOWN_SHARE = 0.15;

export interface Offer {
  readonly rate: number;
  readonly kind: 'reducing' | 'flat';
  readonly months: number;
  readonly every: Frequency;
  /** Rupees for processing and documents. */
  readonly fee: number;
}

export interface EmiInputs {
  /** Id of the tractor that sets the price, or ''. */
  readonly model: string;
  readonly price: number;
  /** Rupees. Null for the default share of the price. */
  readonly down: number | null;
  readonly rate: number;
  readonly months: number;
  readonly every: Frequency;
  /** Month of the first instalment, such as `2026-12`. '' for the next month. */
  readonly start: string;
  readonly fee: number;
  /** Prepayment in rupees, paid together with instalment number `extraAfter`. */
  readonly extra: number;
  readonly extraAfter: number;
  readonly effect: Prepayment['effect'];
  /** Flat rate in per cent a year, which the page converts to a reducing-balance rate. */
  readonly flat: number;
  /** Second offer, which the page compares with this loan. */
  readonly other: Offer;
}

export const DEFAULT_INPUTS: EmiInputs = {
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

export const calculateDown = ({ price, down }: EmiInputs) =>
  Math.min(price, down ?? Math.round(price * DEFAULT_DOWN_SHARE));

export function toLoanTerms(inputs: EmiInputs): LoanTerms {
  const { price, rate, months, every } = inputs;
  return {
    principal: calculatePrincipal(price, calculateDown(inputs)),
    ratePercent: rate,
    months,
    frequency: every,
  };
}

export const toPrepayment = ({ extra, extraAfter, effect }: EmiInputs): Prepayment | undefined =>
  extra > 0 ? { amount: extra, after: extraAfter, effect } : undefined;

export function applyChange(inputs: EmiInputs, change: Partial<EmiInputs>): EmiInputs {
  const next = { ...inputs, ...change };
  const months = clampToLimits(next.months, getMonthLimits(next.every));
  return {
    ...next,
    months,
    down: next.down === null ? null : Math.min(next.down, next.price),
    extraAfter: Math.min(next.extraAfter, months / MONTHS_BETWEEN_INSTALMENTS[next.every]),
    other: {
      ...next.other,
      months: clampToLimits(next.other.months, getMonthLimits(next.other.every)),
    },
  };
}

/**
 * Invalid values become the default or the nearest allowed value. Without JavaScript the form submits a new model with
 * the price of the previous one (`priced`), which `findPrice` replaces.
 */
export function readInputs(
  search: string,
  findPrice: (model: string) => number | undefined = () => undefined,
): EmiInputs {
  const query = new URLSearchParams(search);
  const readNumber = (name: string, limits: Limits, fallback: number, parse = parseNumber) => {
    const value = parse(query.get(name) ?? '');
    return Number.isFinite(value) ? clampToLimits(value, limits) : fallback;
  };
  const readMoney = (name: string, limits: Limits, fallback: number) =>
    readNumber(name, limits, fallback, readLoanSum);
  const readOption = <T extends string>(name: string, options: readonly T[], fallback: T): T =>
    options.find((value) => value === query.get(name)) ?? fallback;
  const readMatch = (name: string, pattern: RegExp) =>
    pattern.exec(query.get(name) ?? '')?.[0] ?? '';
  const model = readMatch('model', /^[1-9]\d{0,8}$/);
  const listPrice = findPrice(model);
  const hasNewModel = query.has('priced') && query.get('priced') !== model;
  const modelPrice =
    listPrice !== undefined && (hasNewModel || !query.has('price')) ? listPrice : undefined;
  const price = clampToLimits(
    modelPrice ?? readMoney('price', INPUT_LIMITS.price, DEFAULT_INPUTS.price),
    INPUT_LIMITS.price,
  );
  const down = readMoney('down', { ...INPUT_LIMITS.down, max: price }, -1);
  return applyChange(DEFAULT_INPUTS, {
    model,
    price,
    // Without JavaScript the form submits the down payment of the previous model too, which is dropped.
    down: down < 0 || (hasNewModel && modelPrice !== undefined) ? null : down,
    rate: readNumber('rate', INPUT_LIMITS.rate, DEFAULT_INPUTS.rate),
    months: readNumber('months', INPUT_LIMITS.months, DEFAULT_INPUTS.months),
    every: readOption('every', INSTALMENT_FREQUENCIES, DEFAULT_INPUTS.every),
    start: readMatch('start', /^20\d\d-(0[1-9]|1[0-2])$/),
    fee: readMoney('fee', INPUT_LIMITS.fee, 0),
    extra: readMoney('extra', INPUT_LIMITS.extra, 0),
    extraAfter: readNumber('extra_after', INPUT_LIMITS.extraAfter, DEFAULT_INPUTS.extraAfter),
    effect: readOption('extra_effect', ['shorter', 'smaller'], DEFAULT_INPUTS.effect),
    flat: readNumber('flat', INPUT_LIMITS.rate, DEFAULT_INPUTS.flat),
    other: {
      rate: readNumber('b_rate', INPUT_LIMITS.rate, DEFAULT_INPUTS.other.rate),
      kind: readOption('b_kind', ['reducing', 'flat'], DEFAULT_INPUTS.other.kind),
      months: readNumber('b_months', INPUT_LIMITS.months, DEFAULT_INPUTS.other.months),
      every: readOption('b_every', INSTALMENT_FREQUENCIES, DEFAULT_INPUTS.other.every),
      fee: readMoney('b_fee', INPUT_LIMITS.fee, 0),
    },
  });
}

type Value = string | number | null;

/** The query contains only values that differ from their defaults. */
export function formatInputs(inputs: EmiInputs): string {
  const { other } = inputs;
  const parameters: [name: string, value: Value, defaultValue: Value][] = [
    ['model', inputs.model, DEFAULT_INPUTS.model],
    // The price of a model may change later, so the URL contains the price of the calculation.
    ['price', inputs.price, inputs.model ? null : DEFAULT_INPUTS.price],
    ['down', inputs.down, DEFAULT_INPUTS.down],
    ['rate', inputs.rate, DEFAULT_INPUTS.rate],
    ['months', inputs.months, DEFAULT_INPUTS.months],
    ['every', inputs.every, DEFAULT_INPUTS.every],
    ['start', inputs.start, DEFAULT_INPUTS.start],
    ['fee', inputs.fee, DEFAULT_INPUTS.fee],
    ['extra', inputs.extra, DEFAULT_INPUTS.extra],
    ['extra_after', inputs.extraAfter, DEFAULT_INPUTS.extraAfter],
    ['extra_effect', inputs.effect, DEFAULT_INPUTS.effect],
    ['flat', inputs.flat, DEFAULT_INPUTS.flat],
    ['b_rate', other.rate, DEFAULT_INPUTS.other.rate],
    ['b_kind', other.kind, DEFAULT_INPUTS.other.kind],
    ['b_months', other.months, DEFAULT_INPUTS.other.months],
    ['b_every', other.every, DEFAULT_INPUTS.other.every],
    ['b_fee', other.fee, DEFAULT_INPUTS.other.fee],
  ];
  const query = new URLSearchParams(
    parameters.flatMap(([name, value, defaultValue]) =>
      value === defaultValue ? [] : [[name, String(value)]],
    ),
  ).toString();
  return query ? `?${query}` : '';
}

/** A smaller number, such as `7.5`, probably means lakh, so it is rejected. */
const MIN_SUM_RUPEES = 100;

/** Returns NaN for unreadable text and for sums from 1 to 99. Zero is valid. */
export function readLoanSum(text: string): number {
  const rupees = parseIntegerRupees(text);
  return rupees > 0 && rupees < MIN_SUM_RUPEES ? Number.NaN : rupees;
}

export function createSumCard(inputs: EmiInputs): CardName | null {
  const terms = toLoanTerms(inputs);
  return terms.principal === 0 ? null : emiCardName(terms, instalment(terms));
}

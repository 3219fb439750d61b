import { parseRupees as readMoney } from '@tractor-haat/i18n';
import { type Frequency, INSTALMENT_FREQUENCIES } from '@tractor-haat/pages/loan';
import { type NumberRule, type QueryNumber, readQueryNumber } from '@tractor-haat/pages/sums';
import { type CostQuestion, estimateLitres, estimateRepair } from './calculate-tractor-cost.ts';

/** Share of the price. */
const DEFAULT_DOWN_SHARE = 0.15;

/** `defaultValue` is null if the field has no fixed default. */
const NUMBER_RULES = {
  price: { min: 50_000, max: 5_000_000, defaultValue: 700_000, readMoney },
  down: { min: 0, max: 5_000_000, defaultValue: null, readMoney },
  rate: { min: 0, max: 30, defaultValue: 10 },
  years: { min: 1, max: 10, defaultValue: 5 },
  hp: { min: 5, max: 200, defaultValue: 45 },
  litres: { min: 0.1, max: 40, defaultValue: null },
  diesel: { min: 1, max: 500, defaultValue: 92, readMoney },
  hours: { min: 0.5, max: 200, defaultValue: 8 },
  driver: { min: 0, max: 2000, defaultValue: 60, readMoney },
  repair: { min: 0, max: 5000, defaultValue: null, readMoney },
  insurance: { min: 0, max: 200_000, defaultValue: 12_000, readMoney },
  acres: { min: 0.5, max: 2000, defaultValue: 10 },
  hire: { min: 1, max: 200_000, defaultValue: null, readMoney },
} as const satisfies Record<string, NumberRule>;

export type CostField = keyof typeof NUMBER_RULES;

export const COST_FIELDS = {
  machine: ['price', 'down', 'rate', 'years'],
  year: ['insurance', 'hp', 'litres', 'diesel'],
  work: ['hours', 'driver', 'repair'],
  farm: ['acres', 'hire'],
} as const satisfies Record<string, readonly CostField[]>;

export interface CostInputs {
  readonly numbers: Readonly<Record<CostField, QueryNumber>>;
  readonly every: Frequency;
  readonly isDownPaymentTooHigh: boolean;
  readonly hasInvalidYears: boolean;
  /** Null while any field is invalid. */
  readonly question: CostQuestion | null;
}

export function readCostForm(search: string): CostInputs {
  const query = new URLSearchParams(search);
  const read = (name: CostField, defaultValue: number | null = NUMBER_RULES[name].defaultValue) =>
    readQueryNumber(query, name, { ...NUMBER_RULES[name], defaultValue });
  const price = read('price');
  const hp = read('hp');
  const numbers: Record<CostField, QueryNumber> = {
    price,
    hp,
    // A share, because a fixed amount could exceed the price of a cheap tractor.
    down: read('down', price.value === null ? null : Math.round(price.value * DEFAULT_DOWN_SHARE)),
    rate: read('rate'),
    years: read('years'),
    litres: read('litres', hp.value === null ? null : estimateLitres(hp.value)),
    diesel: read('diesel'),
    hours: read('hours'),
    driver: read('driver'),
    repair: read('repair', price.value === null ? null : estimateRepair(price.value)),
    insurance: read('insurance'),
    acres: read('acres'),
    hire: read('hire'),
  };
  const every =
    INSTALMENT_FREQUENCIES.find((frequency) => frequency === query.get('every')) ?? 'half-yearly';
  const { down, years } = numbers;
  const isDownPaymentTooHigh =
    down.value !== null && price.value !== null && down.value > price.value;
  const hasInvalidYears = years.value !== null && !Number.isInteger(years.value);
  const isInvalid =
    isDownPaymentTooHigh ||
    hasInvalidYears ||
    Object.values(numbers).some(({ error }) => error !== null);
  return {
    numbers,
    every,
    isDownPaymentTooHigh,
    hasInvalidYears,
    question: isInvalid ? null : toCostQuestion(numbers, every),
  };
}

function toCostQuestion(
  numbers: Readonly<Record<CostField, QueryNumber>>,
  every: Frequency,
): CostQuestion {
  // All fields are valid here, so each has a typed or a default value.
  const getValue = (name: CostField) => numbers[name].value ?? 0;
  return {
    price: getValue('price'),
    down: getValue('down'),
    rate: getValue('rate'),
    years: getValue('years'),
    every,
    hp: getValue('hp'),
    litres: getValue('litres'),
    diesel: getValue('diesel'),
    hours: getValue('hours'),
    driver: getValue('driver'),
    repair: getValue('repair'),
    insurance: getValue('insurance'),
  };
}

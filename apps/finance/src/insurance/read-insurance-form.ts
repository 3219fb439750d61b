import type { InsuranceRate } from '@tractor-haat/api-client';
import { parseIntegerRupees, parseNumber } from '@tractor-haat/i18n';
import { clampToLimits } from '../emi/limits.ts';
import {
  AGE_CLASSES,
  type Age,
  calculateInsuredValue,
  type PremiumQuestion,
} from './calculate-premium.ts';

/** No claim bonus in per cent, by years without a claim. */
export const BONUS_STEPS = [0, 20, 25, 35, 45, 50] as const;

export interface InsuranceForm {
  readonly price: number | '';
  readonly age: Age;
  readonly value: number | '';
  readonly rate: number | '';
  readonly bonus: number;
  readonly third: number | '';
  readonly trailer: number | '';
  readonly accident: number | '';
  readonly tax: number | '';
}

const MONEY_LIMITS = { min: 0, max: 10_000_000, step: 1, typedStep: 1 };
const PERCENT_LIMITS = { min: 0, max: 50, step: 0.001, typedStep: 0.01 };

/** A missing value defaults to the statutory rate, if there is one. */
export function readInsuranceForm(search: string, rates: readonly InsuranceRate[]): InsuranceForm {
  const query = new URLSearchParams(search);
  const findRate = (key: string) => rates.find((rate) => rate.key === key);
  const read = (name: string, limits: typeof MONEY_LIMITS, fallback: number | '') => {
    const text = query.get(name);
    if (text === null) return fallback;
    const value = limits === MONEY_LIMITS ? parseIntegerRupees(text) : parseNumber(text);
    return Number.isFinite(value) ? clampToLimits(value, limits) : '';
  };
  const bonus = Number(query.get('bonus'));
  return {
    price: read('price', MONEY_LIMITS, ''),
    age: AGE_CLASSES.find((age) => age === query.get('age')) ?? 'half-year',
    value: read('value', MONEY_LIMITS, ''),
    rate: read('rate', PERCENT_LIMITS, ''),
    bonus: BONUS_STEPS.find((step) => step === bonus) ?? 0,
    third: read('third', MONEY_LIMITS, findRate('third-party-tractor')?.amount_inr ?? ''),
    trailer: read('trailer', MONEY_LIMITS, 0),
    accident: read('accident', MONEY_LIMITS, ''),
    tax: read('tax', PERCENT_LIMITS, findRate('gst')?.percent ?? ''),
  };
}

const toNullable = (value: number | '') => (value === '' ? null : value);

/** A typed insured value takes precedence over the value derived from price and age. */
export function toPremiumQuestion(form: InsuranceForm): PremiumQuestion {
  const derivedValue = form.price === '' ? null : calculateInsuredValue(form.price, form.age);
  return {
    value: toNullable(form.value) ?? derivedValue,
    ownDamageRate: toNullable(form.rate),
    bonus: form.bonus,
    thirdParty: toNullable(form.third),
    trailer: toNullable(form.trailer),
    accident: toNullable(form.accident),
    tax: toNullable(form.tax),
  };
}

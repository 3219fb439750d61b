/**
 * How much of the price is taken off for the age, in per cent: the scale of the former All India Motor Tariff
 * (GR 8), by which insurers still go. A tractor older than five years is valued by agreement.
 */
export const DEPRECIATION = {
  'half-year': 5,
  'one-year': 15,
  'two-years': 20,
  'three-years': 30,
  'four-years': 40,
  'five-years': 50,
} as const;

export type Age = keyof typeof DEPRECIATION | 'older';

export const AGES: readonly Age[] = [
  'half-year',
  'one-year',
  'two-years',
  'three-years',
  'four-years',
  'five-years',
  'older',
];

/** Insured value in whole rupees of a tractor that cost so much new; null where it is agreed upon. */
export function insuredValue(price: number, age: Age): number | null {
  return age === 'older' ? null : Math.round((price * (100 - DEPRECIATION[age])) / 100);
}

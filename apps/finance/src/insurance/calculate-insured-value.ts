/**
 * Depreciation by age, in per cent of the price. Source: former All India Motor Tariff (GR 8), which insurers still
 * use. The value of a tractor over five years old is agreed with the insurer.
 */
export const DEPRECIATION_PERCENT = {
  'half-year': 5,
  'one-year': 15,
  'two-years': 20,
  'three-years': 30,
  'four-years': 40,
  'five-years': 50,
} as const;

export type Age = keyof typeof DEPRECIATION_PERCENT | 'older';

export const AGE_CLASSES: readonly Age[] = [
  'half-year',
  'one-year',
  'two-years',
  'three-years',
  'four-years',
  'five-years',
  'older',
];

/** `price` is the price when new. Null if the value is agreed with the insurer. */
export function calculateInsuredValue(price: number, age: Age): number | null {
  return age === 'older' ? null : Math.round((price * (100 - DEPRECIATION_PERCENT[age])) / 100);
}

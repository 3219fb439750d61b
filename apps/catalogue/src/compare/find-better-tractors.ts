import type { TractorFacts } from '@tractor-haat/api-client';
import { teaserEmi } from '@tractor-haat/pages/loan';

type ValueReader = (tractor: TractorFacts) => number | null;

const readSpec =
  (name: string): ValueReader =>
  ({ specs }) => {
    const value = specs[name];
    return typeof value === 'number' ? value : null;
  };

/**
 * Rows in which one direction is better for every farm. Power, weight and gears depend on the work, so they have no
 * rule.
 */
const BETTER_VALUE_RULES: Readonly<
  Record<string, { readValue: ValueReader; goal: 'less' | 'more' }>
> = {
  price: { readValue: ({ price }) => price?.min_inr ?? null, goal: 'less' },
  emi: { readValue: ({ price }) => price && teaserEmi(price.min_inr), goal: 'less' },
  pto_hp: { readValue: ({ pto_hp }) => pto_hp, goal: 'more' },
  lift_capacity_kg: { readValue: (tractor) => tractor.lift_capacity_kg, goal: 'more' },
  warranty_years: { readValue: readSpec('warranty_years'), goal: 'more' },
  run_hours: { readValue: readSpec('run_hours'), goal: 'more' },
  charge_hours: { readValue: readSpec('charge_hours'), goal: 'less' },
};

/** Marks no value if one is missing or all are equal. */
export function findBestValues(
  values: readonly (number | null)[],
  goal: 'less' | 'more',
): boolean[] {
  const numbers = values.filter((value) => value !== null);
  const best = goal === 'less' ? Math.min(...numbers) : Math.max(...numbers);
  const hasBest = numbers.length === values.length && numbers.some((value) => value !== best);
  return values.map((value) => hasBest && value === best);
}

export function findBetterTractors(row: string, tractors: readonly TractorFacts[]): boolean[] {
  const rule = BETTER_VALUE_RULES[row];
  if (!rule) return tractors.map(() => false);
  return findBestValues(tractors.map(rule.readValue), rule.goal);
}

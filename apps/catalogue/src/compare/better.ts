import type { TractorFacts } from '@tractor-haat/api-client';
import { teaserEmi } from '@tractor-haat/pages/loan';

type Figure = (tractor: TractorFacts) => number | null;

const spec =
  (name: string): Figure =>
  ({ specs }) => {
    const value = specs[name];
    return typeof value === 'number' ? value : null;
  };

/**
 * Rows in which one value is better for every farm. Power, weight and gears depend on the work, so those rows have no
 * mark.
 */
const BETTER: Readonly<Record<string, { figure: Figure; goal: 'less' | 'more' }>> = {
  price: { figure: ({ price }) => price?.min_inr ?? null, goal: 'less' },
  emi: { figure: ({ price }) => price && teaserEmi(price.min_inr), goal: 'less' },
  pto_hp: { figure: ({ pto_hp }) => pto_hp, goal: 'more' },
  lift_capacity_kg: { figure: (tractor) => tractor.lift_capacity_kg, goal: 'more' },
  warranty_years: { figure: spec('warranty_years'), goal: 'more' },
  run_hours: { figure: spec('run_hours'), goal: 'more' },
  charge_hours: { figure: spec('charge_hours'), goal: 'less' },
};

/** Marks the best figures; none while a figure is unknown or all are equal. */
export function bestOf(figures: readonly (number | null)[], goal: 'less' | 'more'): boolean[] {
  const known = figures.filter((figure) => figure !== null);
  const best = goal === 'less' ? Math.min(...known) : Math.max(...known);
  const says = known.length === figures.length && known.some((figure) => figure !== best);
  return figures.map((figure) => says && figure === best);
}

/** Which tractors are better in a row; none where better has no meaning. */
export function betterIn(row: string, tractors: readonly TractorFacts[]): boolean[] {
  const rule = BETTER[row];
  if (!rule) return tractors.map(() => false);
  return bestOf(tractors.map(rule.figure), rule.goal);
}

import type { Specs } from '../../../database/schema/implements-table.ts';
import { rateFit } from '../implements/rate-fit.ts';

type Tractor = { hp: number | null; lift_capacity_kg: number | null };

export type ImplementDemand = {
  type_slug: string;
  required_hp_min: number;
  required_hp_max: number | null;
  specs: Specs;
};

export type ImplementFit<Implement> = { implement: Implement; fit: 'easy' | 'tight' };

const FIT_RANK = { tight: 0, easy: 1 } as const;

/** Returns the easy fit with the highest minimum power for each type, or a tight fit if the type has no easy one. */
export function findLargestImplements<Implement extends ImplementDemand>(
  { hp, lift_capacity_kg: lift_kg }: Tractor,
  candidates: readonly Implement[],
): ImplementFit<Implement>[] {
  if (hp === null) return [];
  const bestByType = new Map<string, ImplementFit<Implement>>();
  for (const implement of candidates) {
    const { required_hp_min: hp_min, required_hp_max: hp_max, specs } = implement;
    const weight_kg = typeof specs.weight_kg === 'number' ? specs.weight_kg : null;
    const fit = rateFit({ hp, lift_kg }, { hp_min, hp_max, weight_kg });
    if (fit === 'too-heavy') continue;
    const current = bestByType.get(implement.type_slug);
    const isBetter =
      current === undefined ||
      FIT_RANK[fit] > FIT_RANK[current.fit] ||
      (fit === current.fit && hp_min > current.implement.required_hp_min);
    if (isBetter) bestByType.set(implement.type_slug, { implement, fit });
  }
  return [...bestByType.values()];
}

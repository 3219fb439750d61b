import type { FittingImplement } from '@tractor-haat/api-client/contract';
import type { Specs } from '../products/tables.ts';

type Tractor = { hp: number; lift_kg: number | null };
type Implement = { hp_min: number; hp_max: number | null; weight_kg: number | null };

/** Makers state the lift capacity at the hitch. About this share remains at the centre of gravity of an implement. */
const LIFT_SHARE = 0.8;

/** A fit is easy from this share of the range between the minimum and maximum power of the implement. */
const EASY_RANGE_SHARE = 0.25;
/** If the implement has no maximum power, a fit is easy from this multiple of its minimum power. */
const EASY_POWER_FACTOR = 1.15;

/** Returns `too-heavy` also if the tractor has the power but cannot lift the implement. */
export function rateFit(tractor: Tractor, implement: Implement): FittingImplement['fit'] {
  const { hp_min, hp_max, weight_kg } = implement;
  const isLiftable =
    weight_kg === null || tractor.lift_kg === null || weight_kg <= tractor.lift_kg * LIFT_SHARE;
  if (tractor.hp < hp_min || !isLiftable) return 'too-heavy';
  const minEasyHp =
    hp_max === null ? hp_min * EASY_POWER_FACTOR : hp_min + (hp_max - hp_min) * EASY_RANGE_SHARE;
  return tractor.hp >= minEasyHp ? 'easy' : 'tight';
}

type ComparedTractor = { hp: number | null; lift_capacity_kg: number | null };

export type ImplementDemand = {
  type_slug: string;
  required_hp_min: number;
  required_hp_max: number | null;
  specs: Specs;
};

type ImplementFit<Implement> = { implement: Implement; fit: 'easy' | 'tight' };

const FIT_RANK = { tight: 0, easy: 1 } as const;

/** Returns the easy fit with the highest minimum power for each type, or a tight fit if the type has no easy one. */
export function findLargestImplements<Implement extends ImplementDemand>(
  { hp, lift_capacity_kg: lift_kg }: ComparedTractor,
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

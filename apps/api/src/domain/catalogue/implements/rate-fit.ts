import type { FittingImplement } from '@tractor-haat/api-client/contract';

type Tractor = { hp: number; lift_kg: number | null };
type Implement = { hp_min: number; hp_max: number | null; weight_kg: number | null };

/**
 * Makers state the lift capacity at the hitch. The centre of gravity of an implement is behind it, where about this
 * share of the capacity remains.
 */
const LIFT_SHARE = 0.8;

/** The power is easily sufficient from this share of the range between the minimum and maximum power. */
const EASY_RANGE_SHARE = 0.25;
/** The same for an implement without a maximum power: a multiple of the minimum power. */
const EASY_POWER_FACTOR = 1.15;

/**
 * `tight` means that the power is just sufficient. `too-heavy` also covers an implement whose weight exceeds the lift
 * capacity.
 */
export function rateFit(tractor: Tractor, implement: Implement): FittingImplement['fit'] {
  const { hp_min, hp_max, weight_kg } = implement;
  const isLiftable =
    weight_kg === null || tractor.lift_kg === null || weight_kg <= tractor.lift_kg * LIFT_SHARE;
  if (tractor.hp < hp_min || !isLiftable) return 'too-heavy';
  const minEasyHp =
    hp_max === null ? hp_min * EASY_POWER_FACTOR : hp_min + (hp_max - hp_min) * EASY_RANGE_SHARE;
  return tractor.hp >= minEasyHp ? 'easy' : 'tight';
}

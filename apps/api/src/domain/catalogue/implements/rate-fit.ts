import type { FittingImplement } from '@tractor-haat/api-client/contract';

type Tractor = { hp: number; lift_kg: number | null };
type Implement = { hp_min: number; hp_max: number | null; weight_kg: number | null };

/** Lift capacity is stated for the hitch. An implement hangs behind it, where this share remains. */
const LIFT_SHARE = 0.8;

/**
 * `easy`: the power is well above the minimum. `tight`: the power is just sufficient. `too-heavy`:
 * the power is too low, or the weight exceeds the lift capacity.
 */
export function rateFit(tractor: Tractor, implement: Implement): FittingImplement['fit'] {
  const { hp_min, hp_max, weight_kg } = implement;
  const isLiftable =
    weight_kg === null || tractor.lift_kg === null || weight_kg <= tractor.lift_kg * LIFT_SHARE;
  if (tractor.hp < hp_min || !isLiftable) return 'too-heavy';
  const easyHp = hp_max === null ? hp_min * 1.15 : hp_min + (hp_max - hp_min) * 0.25;
  return tractor.hp >= easyHp ? 'easy' : 'tight';
}

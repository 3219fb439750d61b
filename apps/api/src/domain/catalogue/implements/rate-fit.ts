import type { FittingImplement } from '@tractor-haat/api-client/contract';

type Tractor = { hp: number; lift_kg: number | null };
type Implement = { hp_min: number; hp_max: number | null; weight_kg: number | null };

/** Lift capacity is measured at the hitch; this share remains behind it, where an implement hangs. */
const LIFT_SHARE = 0.8;

/**
 * Rates how an implement fits a tractor. Easy: the power is well within its range and the lift is sufficient. Tight: the power
 * is just sufficient. Too heavy: the power is too low, or the weight exceeds the lift.
 */
export function rateFit(tractor: Tractor, implement: Implement): FittingImplement['fit'] {
  const { hp_min, hp_max, weight_kg } = implement;
  const isLiftable =
    weight_kg === null || tractor.lift_kg === null || weight_kg <= tractor.lift_kg * LIFT_SHARE;
  if (tractor.hp < hp_min || !isLiftable) return 'too-heavy';
  const comfortable = hp_max === null ? hp_min * 1.15 : hp_min + (hp_max - hp_min) * 0.25;
  return tractor.hp >= comfortable ? 'easy' : 'tight';
}

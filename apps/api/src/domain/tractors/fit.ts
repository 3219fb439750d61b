import type { FittingImplement } from '@tractor-haat/api-client/contract';

type Tractor = { hp: number; lift_kg: number | null };
type Implement = { hp_min: number; hp_max: number | null; weight_kg: number | null };

/** Of what a tractor lifts at the hitch, so much is left a little behind it, where an implement hangs. */
const LIFT_SHARE = 0.8;

/**
 * How an implement goes with a tractor. Easy: the power is well in its range and it can be lifted.
 * Tight: the power just reaches. Too heavy: too little power, or more weight than the lift carries.
 */
export function fitOf(tractor: Tractor, implement: Implement): FittingImplement['fit'] {
  const { hp_min, hp_max, weight_kg } = implement;
  const lifted =
    weight_kg === null || tractor.lift_kg === null || weight_kg <= tractor.lift_kg * LIFT_SHARE;
  if (tractor.hp < hp_min || !lifted) return 'too-heavy';
  const comfortable = hp_max === null ? hp_min * 1.15 : hp_min + (hp_max - hp_min) * 0.25;
  return tractor.hp >= comfortable ? 'easy' : 'tight';
}

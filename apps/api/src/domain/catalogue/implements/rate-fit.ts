import type { FittingImplement } from '@tractor-haat/api-client/contract';

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

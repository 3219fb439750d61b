import type { Fit, PullingTractor } from './calculate-fits.ts';

/** Sentences about tyres and ballast, by their key. */
export type FitWarning = 'lift_unknown' | 'front_weight' | 'wheel_slip' | 'two_wheels' | 'paddy';

/** The front axle grows light when the hitch carries more than this share of what it lifts. */
const FRONT_WEIGHT_FROM = 0.5;

/** A pull over this share of the power at hand wants tread and weight on the driven wheels. */
const SLIP_FROM = 0.6;

/** What to see to before the largest implements that go. */
export function listFitWarnings(
  tractor: PullingTractor,
  largest: readonly Fit[],
  crop: string,
): FitWarning[] {
  const isLifted = largest.some(({ liftShare }) => (liftShare ?? 0) > FRONT_WEIGHT_FROM);
  const isPulled = largest.some(
    ({ draftKn, powerShare }) => draftKn !== null && powerShare > SLIP_FROM,
  );
  return [
    ...(tractor.lift === null ? (['lift_unknown'] as const) : []),
    ...(isLifted ? (['front_weight'] as const) : []),
    ...(isPulled ? (['wheel_slip'] as const) : []),
    ...(tractor.drive === '2wd' && tractor.soil === 'heavy' ? (['two_wheels'] as const) : []),
    ...(crop === 'paddy' ? (['paddy'] as const) : []),
  ];
}

import type { Fit, PullingTractor } from './calculate-fits.ts';

/** Translation keys of the notes about tyres and ballast. */
export type FitWarning = 'lift_unknown' | 'front_weight' | 'wheel_slip' | 'two_wheels' | 'paddy';

/** The front axle becomes light when the hitch carries more than this share of its lift capacity. */
const FRONT_WEIGHT_FROM = 0.5;

/** A draft above this share of the available power requires good tread and ballast on the driven wheels. */
const SLIP_FROM = 0.6;

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

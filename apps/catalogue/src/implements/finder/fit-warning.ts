import type { Fit, PullingTractor } from './calculate-fits.ts';

/** Translation keys of the notes about tyres and ballast. */
export type FitWarning = 'lift_unknown' | 'front_weight' | 'wheel_slip' | 'two_wheels' | 'paddy';

/** The front axle becomes light when the hitch carries more than this share of its lift capacity. */
const FRONT_WEIGHT_SHARE = 0.5;

/** A draft above this share of the available power requires good tread and ballast on the driven wheels. */
const WHEEL_SLIP_SHARE = 0.6;

export function listFitWarnings(
  tractor: PullingTractor,
  largest: readonly Fit[],
  crop: string,
): FitWarning[] {
  const hasHeavyLift = largest.some(({ liftShare }) => (liftShare ?? 0) > FRONT_WEIGHT_SHARE);
  const hasHighDraft = largest.some(
    ({ draftKn, powerShare }) => draftKn !== null && powerShare > WHEEL_SLIP_SHARE,
  );
  return [
    ...(tractor.lift === null ? (['lift_unknown'] as const) : []),
    ...(hasHeavyLift ? (['front_weight'] as const) : []),
    ...(hasHighDraft ? (['wheel_slip'] as const) : []),
    ...(tractor.drive === '2wd' && tractor.soil === 'heavy' ? (['two_wheels'] as const) : []),
    ...(crop === 'paddy' ? (['paddy'] as const) : []),
  ];
}

import { countryside, type Landscape } from '../../parts/countryside.ts';
import type { Sheet } from '../../sheet.ts';

/** The middle of an upright world. */
export const UPRIGHT_CENTRE = [360, 640] as const;

/** Land that slides by slowly behind what drives. */
export const passingLandscape = (
  sheet: Sheet,
  shift: number,
  horizon: number,
  landscape: Landscape,
): string =>
  `<g transform="translate(${(-shift * 0.1 - 500).toFixed(1)} -300)">${countryside(sheet, 2000, 2000, horizon + 300, landscape)}</g>`;

/** How far a wheel of this radius has turned, in degrees. */
export const toWheelRotation = (shift: number, radius: number): number => (shift / radius) * 57.3;

import { drawCountryside, type Landscape } from '../../parts/draw-countryside.ts';
import type { SvgDefs } from '../../svg-defs.ts';

/** Centre of an upright frame of 720x1280. */
export const UPRIGHT_CENTRE = [360, 640] as const;

/** A landscape that moves to the left at a tenth of `shift`, because it is far behind the machine. */
export const drawPassingLandscape = (
  defs: SvgDefs,
  shift: number,
  horizon: number,
  landscape: Landscape,
): string =>
  `<g transform="translate(${(-shift * 0.1 - 500).toFixed(1)} -300)">${drawCountryside(defs, 2000, 2000, horizon + 300, landscape)}</g>`;

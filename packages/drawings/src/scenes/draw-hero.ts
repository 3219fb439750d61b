import { createDrawing, type Drawing, type Painter } from '../drawing.ts';
import { selectPaint } from '../paint.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { moveToGround } from '../parts/move-to-ground.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawTractorSide } from '../tractor/draw-tractor-side.ts';
import type { TractorStyle } from '../tractor/shape.ts';

type Spot = readonly [x: number, ground: number, scale: number, style: TractorStyle];

/** The spots are listed from far to near, because near tractors overlap far ones. */
const drawTractors = (defs: SvgDefs, spots: readonly Spot[]): string =>
  spots
    .map(([x, y, scale, style]) => moveToGround(drawTractorSide(defs, style), x, y, scale))
    .join('');

/** The left third has no tractor, because the search card covers it. */
const drawWide: Painter = (defs) =>
  drawCountryside(defs, 1440, 520, 276, { hour: 'morning', sun: 0.6 }) +
  drawTractors(defs, [
    [618, 352, 0.21, { paint: selectPaint(1), size: 'mini', top: 'rops' }],
    [722, 372, 0.28, { paint: selectPaint(6), nose: 'classic' }],
    [870, 400, 0.37, { paint: selectPaint(5), top: 'canopy' }],
    [1312, 426, 0.46, { paint: selectPaint(0), isFourWheel: true, top: 'cabin' }],
    [1112, 470, 0.61, { paint: selectPaint(2), nose: 'sharp' }],
  ]);

const drawPhone: Painter = (defs) =>
  drawCountryside(defs, 720, 440, 232, { hour: 'morning', sun: 0.55 }) +
  drawTractors(defs, [
    [120, 312, 0.36, { paint: selectPaint(0), nose: 'round' }],
    [604, 326, 0.42, { paint: selectPaint(5), top: 'canopy' }],
    [350, 398, 0.64, { paint: selectPaint(2) }],
  ]);

/** Draws the picture of the home page: view `wide` (1440x520) for desktops, `phone` (720x440). */
export function drawHero(id: string, view: string): Drawing | null {
  if (id !== 'home') return null;
  if (view === 'wide') return createDrawing(1440, 520, drawWide);
  return view === 'phone' ? createDrawing(720, 440, drawPhone) : null;
}

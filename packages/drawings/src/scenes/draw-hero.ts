import { type Drawing, type Painter, picture } from '../drawing.ts';
import { paintAt } from '../paint.ts';
import { countryside } from '../parts/countryside.ts';
import { standing } from '../parts/standing.ts';
import type { Sheet } from '../sheet.ts';
import type { TractorStyle } from '../tractor/shape.ts';
import { tractor } from '../tractor/tractor.ts';

type Spot = readonly [x: number, ground: number, scale: number, look: TractorStyle];

/** Machines stand in a row on open ground, as at the weekly market: far ones first. */
const row = (sheet: Sheet, spots: readonly Spot[]): string =>
  spots.map(([x, y, scale, look]) => standing(tractor(sheet, look), x, y, scale)).join('');

/** The left third stays open ground: the search card lies over it. */
const wide: Painter = (sheet) =>
  countryside(sheet, 1440, 520, 276, { hour: 'morning', sun: 0.6 }) +
  row(sheet, [
    [618, 352, 0.21, { paint: paintAt(1), size: 'mini', top: 'rops' }],
    [722, 372, 0.28, { paint: paintAt(6), nose: 'classic' }],
    [870, 400, 0.37, { paint: paintAt(5), top: 'canopy' }],
    [1312, 426, 0.46, { paint: paintAt(0), fourWheel: true, top: 'cabin' }],
    [1112, 470, 0.61, { paint: paintAt(2), nose: 'sharp' }],
  ]);

const phone: Painter = (sheet) =>
  countryside(sheet, 720, 440, 232, { hour: 'morning', sun: 0.55 }) +
  row(sheet, [
    [120, 312, 0.36, { paint: paintAt(0), nose: 'round' }],
    [604, 326, 0.42, { paint: paintAt(5), top: 'canopy' }],
    [350, 398, 0.64, { paint: paintAt(2) }],
  ]);

/** The home page's picture: `wide` for desks, `phone` for phones. */
export function drawHero(id: string, view: string): Drawing | null {
  if (id !== 'home') return null;
  if (view === 'wide') return picture(1440, 520, wide);
  return view === 'phone' ? picture(720, 440, phone) : null;
}

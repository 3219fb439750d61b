import { type Drawing, picture } from '../drawing.ts';
import { combineHarvester } from '../implements/combine-harvester.ts';
import { rotavator } from '../implements/rotavator.ts';
import { paintAt } from '../paint.ts';
import { countryside } from '../parts/countryside.ts';
import { standing } from '../parts/standing.ts';
import type { Sheet } from '../sheet.ts';
import { tractor } from '../tractor/tractor.ts';

const card = (sheet: Sheet): string =>
  countryside(sheet, 1200, 630, 330, { hour: 'morning', sun: 0.5 }) +
  standing(combineHarvester(sheet, paintAt(3)), 190, 452, 0.48) +
  standing(tractor(sheet, { paint: paintAt(5), top: 'canopy' }), 948, 446, 0.42) +
  standing(rotavator(sheet, paintAt(0)), 1000, 594, 0.44) +
  standing(tractor(sheet, { paint: paintAt(2), fourWheel: true }), 510, 574, 0.86);

/** The picture shown where a page is shared. */
export const drawShare = (id: string, view: string): Drawing | null =>
  id === 'default' && view === 'card' ? picture(1200, 630, card) : null;

import { createDrawing, type Drawing } from '../drawing.ts';
import { drawCombineHarvester } from '../implements/draw-combine-harvester.ts';
import { drawRotavator } from '../implements/draw-rotavator.ts';
import { selectPaint } from '../paint.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { moveToGround } from '../parts/move-to-ground.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawTractorSide } from '../tractor/draw-tractor-side.ts';

const drawCard = (defs: SvgDefs): string =>
  drawCountryside(defs, 1200, 630, 330, { hour: 'morning', sun: 0.5 }) +
  moveToGround(drawCombineHarvester(defs, selectPaint(3)), 190, 452, 0.48) +
  moveToGround(drawTractorSide(defs, { paint: selectPaint(5), top: 'canopy' }), 948, 446, 0.42) +
  moveToGround(drawRotavator(defs, selectPaint(0)), 1000, 594, 0.44) +
  moveToGround(drawTractorSide(defs, { paint: selectPaint(2), isFourWheel: true }), 510, 574, 0.86);

/** Draws the default preview of shared links, 1200x630. */
export const drawShare = (id: string, view: string): Drawing | null =>
  id === 'default' && view === 'card' ? createDrawing(1200, 630, drawCard) : null;

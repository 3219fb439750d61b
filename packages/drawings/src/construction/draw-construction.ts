import { createDrawing, type Drawing } from '../drawing.ts';
import { hashSeed, type Paint, selectPaint } from '../paint.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { drawStudio } from '../parts/draw-studio.ts';
import { moveToGround } from '../parts/move-to-ground.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawBackhoeLoader } from './draw-backhoe-loader.ts';
import { drawCrane } from './draw-crane.ts';
import { drawExcavator } from './draw-excavator.ts';
import { drawWheelLoader } from './draw-wheel-loader.ts';

type Machine = (defs: SvgDefs, paint: Paint) => string;

/** Drawing functions by type, with the paint (an index of `selectPaint`) for ids without a seed. */
const CONSTRUCTION_MACHINES: ReadonlyMap<string, readonly [Machine, paint: number]> = new Map<
  string,
  readonly [Machine, number]
>([
  ['backhoe-loader', [drawBackhoeLoader, 3]],
  ['excavator', [drawExcavator, 0]],
  ['wheel-loader', [drawWheelLoader, 2]],
  ['crane', [drawCrane, 7]],
]);

export const CONSTRUCTION_IDS: readonly string[] = [...CONSTRUCTION_MACHINES.keys()];

/**
 * Draws a construction machine. The id is `<type>` or `<type>--<seed>`, in which the seed selects the paint. View
 * `side` is in a studio, `field` outdoors. Null for an unknown id or view.
 */
export function drawConstruction(id: string, view: string): Drawing | null {
  const [, type = '', seed] = /^([a-z-]+?)(?:--([a-z0-9-]{1,80}))?$/.exec(id) ?? [];
  const entry = CONSTRUCTION_MACHINES.get(type);
  if (entry === undefined || (view !== 'side' && view !== 'field')) return null;
  const [machine, defaultPaint] = entry;
  const paint = selectPaint(seed === undefined ? defaultPaint : hashSeed(seed));
  return createDrawing(800, 600, (defs) =>
    view === 'side'
      ? drawStudio(defs) + machine(defs, paint)
      : drawCountryside(defs, 800, 600, 380, { ground: 'stubble', sun: 0.3 }) +
        moveToGround(machine(defs, paint), 400, 548, 0.94),
  );
}

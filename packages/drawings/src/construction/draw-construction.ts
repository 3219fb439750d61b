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

type MachinePainter = (defs: SvgDefs, paint: Paint) => string;

interface ConstructionMachine {
  readonly drawMachine: MachinePainter;
  /** Index of `selectPaint` for ids without a seed. */
  readonly defaultPaint: number;
}

const CONSTRUCTION_MACHINES: ReadonlyMap<string, ConstructionMachine> = new Map([
  ['backhoe-loader', { drawMachine: drawBackhoeLoader, defaultPaint: 3 }],
  ['excavator', { drawMachine: drawExcavator, defaultPaint: 0 }],
  ['wheel-loader', { drawMachine: drawWheelLoader, defaultPaint: 2 }],
  ['crane', { drawMachine: drawCrane, defaultPaint: 7 }],
]);

export const CONSTRUCTION_IDS: readonly string[] = [...CONSTRUCTION_MACHINES.keys()];

/**
 * Draws a construction machine. The id is `<type>` or `<type>--<seed>`, in which the seed selects the paint. View
 * `side` is in a studio, `field` outdoors. Null for an unknown id or view.
 */
export function drawConstruction(id: string, view: string): Drawing | null {
  const [, type = '', seed] = /^([a-z-]+?)(?:--([a-z0-9-]{1,80}))?$/.exec(id) ?? [];
  const machine = CONSTRUCTION_MACHINES.get(type);
  if (machine === undefined || (view !== 'side' && view !== 'field')) return null;
  const { drawMachine, defaultPaint } = machine;
  const paint = selectPaint(seed === undefined ? defaultPaint : hashSeed(seed));
  return createDrawing(800, 600, (defs) =>
    view === 'side'
      ? drawStudio(defs) + drawMachine(defs, paint)
      : drawCountryside(defs, 800, 600, 380, { ground: 'stubble', sun: 0.3 }) +
        moveToGround(drawMachine(defs, paint), 400, 548, 0.94),
  );
}

import { createDrawing, type Drawing } from '../drawing.ts';
import { drawIcon } from '../icons/draw-icon.ts';
import { hashSeed, NEUTRAL_PAINT, type Paint, selectPaint } from '../paint.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { drawStudio } from '../parts/draw-studio.ts';
import { moveToGround } from '../parts/move-to-ground.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawBaler } from './draw-baler.ts';
import { drawCombineHarvester } from './draw-combine-harvester.ts';
import { drawCultivator } from './draw-cultivator.ts';
import { drawHarrow } from './draw-harrow.ts';
import { drawLaserLandLeveler } from './draw-laser-land-leveler.ts';
import { drawMulcher } from './draw-mulcher.ts';
import { drawPlough } from './draw-plough.ts';
import { drawPowerTiller } from './draw-power-tiller.ts';
import { drawRiceTransplanter } from './draw-rice-transplanter.ts';
import { drawRotavator } from './draw-rotavator.ts';
import { drawSprayer } from './draw-sprayer.ts';
import { drawStrawReaper } from './draw-straw-reaper.ts';
import { drawSuperSeeder } from './draw-super-seeder.ts';
import { drawTippingTrailer } from './draw-tipping-trailer.ts';
import { zoomIn } from './zoom-in.ts';

type MachinePainter = (defs: SvgDefs, paint: Paint) => string;

const IMPLEMENT_MACHINES: ReadonlyMap<string, MachinePainter> = new Map<string, MachinePainter>([
  ['plough', (defs, paint) => drawPlough(defs, paint)],
  ['cultivator', drawCultivator],
  ['sprayer', drawSprayer],
  ['power-tiller', drawPowerTiller],
  ['rotavator', drawRotavator],
  ['baler', drawBaler],
  ['combine-harvester', (defs, paint) => drawCombineHarvester(defs, paint)],
  ['harrow', drawHarrow],
  ['super-seeder', drawSuperSeeder],
  ['laser-land-leveler', drawLaserLandLeveler],
  ['rice-transplanter', drawRiceTransplanter],
  ['straw-reaper', drawStrawReaper],
  ['mulcher', drawMulcher],
  ['tipping-trailer', drawTippingTrailer],
]);

/** Types of implements that have a drawing. */
export const IMPLEMENT_TYPES: readonly string[] = [...IMPLEMENT_MACHINES.keys()];

/**
 * Draws an implement. The id is `<type>--<slug>`, in which the slug selects the paint. Views: `side` in a studio,
 * `field` on a field, `detail` with the working part magnified. Null for an unknown id or view.
 */
export function drawImplement(id: string, view: string): Drawing | null {
  const [, type = '', slug = ''] = /^([a-z-]+?)--([a-z0-9-]{1,80})$/.exec(id) ?? [];
  return drawView(type, view, selectPaint(hashSeed(slug)));
}

/** Draws an implement type in a neutral paint, in the views of `drawImplement`, or as a silhouette in view `icon`. */
export function drawImplementType(id: string, view: string): Drawing | null {
  if (!IMPLEMENT_MACHINES.has(id)) return null;
  return view === 'icon' ? drawIcon(id) : drawView(id, view, NEUTRAL_PAINT);
}

const IMPLEMENT_VIEWS = ['side', 'field', 'detail'];

function drawView(type: string, view: string, paint: Paint): Drawing | null {
  const drawMachine = IMPLEMENT_MACHINES.get(type);
  if (drawMachine === undefined || !IMPLEMENT_VIEWS.includes(view)) return null;
  return createDrawing(800, 600, (defs) => {
    if (view === 'field')
      return (
        drawCountryside(defs, 800, 600, 390, { ground: 'stubble' }) +
        moveToGround(drawMachine(defs, paint), 400, 546, 0.95)
      );
    const machineInStudio = drawStudio(defs) + drawMachine(defs, paint);
    return view === 'detail' ? zoomIn(type, machineInStudio) : machineInStudio;
  });
}

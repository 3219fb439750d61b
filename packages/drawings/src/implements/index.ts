import { type Drawing, picture } from '../drawing.ts';
import { drawIcon } from '../icons/draw-icon.ts';
import { hashSeed, NEUTRAL_PAINT, type Paint, paintAt } from '../paint.ts';
import { countryside } from '../parts/countryside.ts';
import { standing } from '../parts/standing.ts';
import { studio } from '../parts/studio.ts';
import type { Sheet } from '../sheet.ts';
import { baler } from './baler.ts';
import { closeUp } from './close-up.ts';
import { combineHarvester } from './combine-harvester.ts';
import { cultivator } from './cultivator.ts';
import { harrow } from './harrow.ts';
import { laserLandLeveler } from './laser-land-leveler.ts';
import { mulcher } from './mulcher.ts';
import { plough } from './plough.ts';
import { powerTiller } from './power-tiller.ts';
import { riceTransplanter } from './rice-transplanter.ts';
import { rotavator } from './rotavator.ts';
import { sprayer } from './sprayer.ts';
import { strawReaper } from './straw-reaper.ts';
import { superSeeder } from './super-seeder.ts';
import { tippingTrailer } from './tipping-trailer.ts';

type Machine = (sheet: Sheet, paint: Paint) => string;

const IMPLEMENT_MACHINES: ReadonlyMap<string, Machine> = new Map<string, Machine>([
  ['plough', (sheet, paint) => plough(sheet, paint)],
  ['cultivator', cultivator],
  ['sprayer', sprayer],
  ['power-tiller', powerTiller],
  ['rotavator', rotavator],
  ['baler', baler],
  ['combine-harvester', (sheet, paint) => combineHarvester(sheet, paint)],
  ['harrow', harrow],
  ['super-seeder', superSeeder],
  ['laser-land-leveler', laserLandLeveler],
  ['rice-transplanter', riceTransplanter],
  ['straw-reaper', strawReaper],
  ['mulcher', mulcher],
  ['tipping-trailer', tippingTrailer],
]);

/** The implement types that have a drawing. */
export const IMPLEMENT_TYPES: readonly string[] = [...IMPLEMENT_MACHINES.keys()];

type Drawer = (sheet: Sheet, machine: Machine, paint: Paint) => string;

const IMPLEMENT_VIEWS: ReadonlyMap<string, (type: string) => Drawer> = new Map<
  string,
  (type: string) => Drawer
>([
  ['side', () => (sheet, machine, paint) => studio(sheet) + machine(sheet, paint)],
  [
    'field',
    () => (sheet, machine, paint) =>
      countryside(sheet, 800, 600, 390, { ground: 'stubble' }) +
      standing(machine(sheet, paint), 400, 546, 0.95),
  ],
  [
    'detail',
    (type) => (sheet, machine, paint) => closeUp(type, studio(sheet) + machine(sheet, paint)),
  ],
]);

function drawView(type: string, view: string, paint: Paint): Drawing | null {
  const machine = IMPLEMENT_MACHINES.get(type);
  const drawer = IMPLEMENT_VIEWS.get(view)?.(type);
  if (machine === undefined || drawer === undefined) return null;
  return picture(800, 600, (sheet) => drawer(sheet, machine, paint));
}

/**
 * A product: `${type}--${slug}`, its paint follows the slug. Views: `side` in a studio, `field` on
 * a field, `detail` close to the part that does the work.
 */
export function drawImplement(id: string, view: string): Drawing | null {
  const [, type = '', slug = ''] = /^([a-z-]+?)--([a-z0-9-]{1,80})$/.exec(id) ?? [];
  return drawView(type, view, paintAt(hashSeed(slug)));
}

/** A whole type: the views of a product in a neutral paint, view `icon` as a flat silhouette. */
export function drawImplementType(id: string, view: string): Drawing | null {
  if (!IMPLEMENT_MACHINES.has(id)) return null;
  return view === 'icon' ? drawIcon(id) : drawView(id, view, NEUTRAL_PAINT);
}

import { type Drawing, picture } from '../drawing.ts';
import { drawIcon } from '../icons/icon.ts';
import { NEUTRAL, type Paint, paintAt, seedOf } from '../paints.ts';
import { studio } from '../parts/ground.ts';
import type { Sheet } from '../sheet.ts';
import { baler } from './baler.ts';
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

const MACHINES: ReadonlyMap<string, Machine> = new Map<string, Machine>([
  ['plough', (sheet, paint) => plough(sheet, paint)],
  ['cultivator', cultivator],
  ['sprayer', sprayer],
  ['power-tiller', powerTiller],
  ['rotavator', rotavator],
  ['baler', baler],
  ['combine-harvester', combineHarvester],
  ['harrow', harrow],
  ['super-seeder', superSeeder],
  ['laser-land-leveler', laserLandLeveler],
  ['rice-transplanter', riceTransplanter],
  ['straw-reaper', strawReaper],
  ['mulcher', mulcher],
  ['tipping-trailer', tippingTrailer],
]);

/** The implement types that have a drawing. */
export const IMPLEMENT_TYPES: readonly string[] = [...MACHINES.keys()];

const inStudio = (machine: Machine, paint: Paint): Drawing =>
  picture(800, 600, (sheet) => studio(sheet) + machine(sheet, paint));

/** A product: `${type}--${slug}`, view `side`; its paint follows the slug. */
export function drawImplement(id: string, view: string): Drawing | null {
  const [, type = '', slug = ''] = /^([a-z-]+?)--([a-z0-9-]{1,80})$/.exec(id) ?? [];
  const machine = MACHINES.get(type);
  return machine === undefined || view !== 'side' ? null : inStudio(machine, paintAt(seedOf(slug)));
}

/** A whole type: view `side` in a neutral paint, view `icon` as a flat silhouette. */
export function drawImplementType(id: string, view: string): Drawing | null {
  const machine = MACHINES.get(id);
  if (machine === undefined) return null;
  if (view === 'icon') return drawIcon(id);
  return view === 'side' ? inStudio(machine, NEUTRAL) : null;
}

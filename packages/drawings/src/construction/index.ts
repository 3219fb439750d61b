import { type Drawing, picture } from '../drawing.ts';
import { hashSeed, type Paint, paintAt } from '../paint.ts';
import { countryside } from '../parts/countryside.ts';
import { standing } from '../parts/standing.ts';
import { studio } from '../parts/studio.ts';
import type { Sheet } from '../sheet.ts';
import { backhoeLoader } from './backhoe-loader.ts';
import { crane } from './crane.ts';
import { excavator } from './excavator.ts';
import { wheelLoader } from './wheel-loader.ts';

type Machine = (sheet: Sheet, paint: Paint) => string;

/** Each machine with the paint it has when no seed says otherwise. */
const CONSTRUCTION_MACHINES: ReadonlyMap<string, readonly [Machine, paint: number]> = new Map<
  string,
  readonly [Machine, number]
>([
  ['backhoe-loader', [backhoeLoader, 3]],
  ['excavator', [excavator, 0]],
  ['wheel-loader', [wheelLoader, 2]],
  ['crane', [crane, 7]],
]);

export const CONSTRUCTION_IDS: readonly string[] = [...CONSTRUCTION_MACHINES.keys()];

/** A machine of building work, `${type}` or `${type}--${seed}`: view `side` in a studio, `field` on a site. */
export function drawConstruction(id: string, view: string): Drawing | null {
  const [, type = '', seed] = /^([a-z-]+?)(?:--([a-z0-9-]{1,80}))?$/.exec(id) ?? [];
  const entry = CONSTRUCTION_MACHINES.get(type);
  if (entry === undefined || (view !== 'side' && view !== 'field')) return null;
  const [machine, defaultPaint] = entry;
  const paint = paintAt(seed === undefined ? defaultPaint : hashSeed(seed));
  return picture(800, 600, (sheet) =>
    view === 'side'
      ? studio(sheet) + machine(sheet, paint)
      : countryside(sheet, 800, 600, 380, { ground: 'stubble', sun: 0.3 }) +
        standing(machine(sheet, paint), 400, 548, 0.94),
  );
}

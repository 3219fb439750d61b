import { type Drawing, picture } from '../drawing.ts';
import { paintAt, seedOf } from '../paints.ts';
import { countryside } from '../parts/countryside.ts';
import { studio } from '../parts/ground.ts';
import type { Size, Top, TractorLook } from './shape.ts';
import { tractor } from './tractor.ts';

const VARIANT = /^(?:(mini|large)-)?(plain|rops|canopy|cabin)(-4wd)?--([a-z0-9-]{1,80})$/;
const NOSES = ['classic', 'round', 'sharp'] as const;

/** `mini-rops-4wd--<seed>`: the shape is in the name, paint and bonnet follow the seed. */
function lookOf(id: string): TractorLook | null {
  const [, size, top, four, seed] = VARIANT.exec(id) ?? [];
  if (top === undefined || seed === undefined) return null;
  const number = seedOf(seed);
  return {
    size: (size ?? 'mid') as Size,
    top: top as Top,
    fourWheel: four !== undefined,
    paint: paintAt(number),
    nose: size === 'mini' ? 'classic' : (NOSES[(number >> 5) % NOSES.length] ?? 'sharp'),
  };
}

/** View `side` stands in a studio (new), `field` on a field (used). */
export function drawTractor(id: string, view: string): Drawing | null {
  const look = lookOf(id);
  if (look === null || (view !== 'side' && view !== 'field')) return null;
  return picture(800, 600, (sheet) => {
    const behind = view === 'side' ? studio(sheet) : countryside(sheet, 800, 600, 400);
    return behind + tractor(sheet, look);
  });
}

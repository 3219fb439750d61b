import { mix } from '../colour.ts';
import { type Drawing, type Painter, picture } from '../drawing.ts';
import { mirrored } from '../markup.ts';
import { type Paint, paintAt, seedOf } from '../paints.ts';
import { countryside } from '../parts/countryside.ts';
import { studio } from '../parts/ground.ts';
import type { Sheet } from '../sheet.ts';
import { cornerTractor, FRONT, REAR } from './corner/corner.ts';
import { meter } from './meter.ts';
import type { Size, Top, TractorLook } from './shape.ts';
import { tractor } from './tractor.ts';

const SHAPE = '(?:(mini|large)-)?(plain|rops|canopy|cabin)(-4wd)?';
const VARIANT = new RegExp(`^${SHAPE}--([a-z0-9-]{1,80})$`);
const SHORT = new RegExp(`^${SHAPE}-(\\d{1,3})$`);
const NOSES = ['classic', 'round', 'sharp'] as const;

/** So many numbers give all combinations of paint and bonnet; after them they begin anew. */
const LOOKS = 480;

/** `mini-rops-4wd--<seed>`: the shape is in the name, paint and bonnet follow the seed. */
const lookOf = (id: string): TractorLook | null => lookFrom(VARIANT.exec(id), seedOf);

/** The same tractor under a short name, `mini-rops-4wd-231`; null when there is no such variant. */
export function shortName(id: string): string | null {
  const [, , , , seed] = VARIANT.exec(id) ?? [];
  return seed === undefined ? null : id.replace(`--${seed}`, `-${seedOf(seed) % LOOKS}`);
}

/** The look of a short name. */
export const lookOfShort = (name: string): TractorLook | null =>
  lookFrom(SHORT.exec(name), (number) => Number(number) % LOOKS);

function lookFrom(
  found: RegExpExecArray | null,
  numberOf: (seed: string) => number,
): TractorLook | null {
  const [, size, top, four, seed] = found ?? [];
  if (top === undefined || seed === undefined) return null;
  const number = numberOf(seed);
  return {
    size: (size ?? 'mid') as Size,
    top: top as Top,
    fourWheel: four !== undefined,
    paint: paintAt(number),
    nose: size === 'mini' ? 'classic' : (NOSES[(number >> 5) % NOSES.length] ?? 'sharp'),
  };
}

type View = (sheet: Sheet, look: TractorLook) => string;

/** Where the near wheel stands when a tractor is seen over its corner. */
const NEAR_GROUND = 552;

const VIEWS: ReadonlyMap<string, View> = new Map<string, View>([
  ['side', tractor],
  ['right', tractor],
  ['left', (sheet, look) => mirrored(tractor(sheet, look))],
  ['front', (sheet, look) => cornerTractor(sheet, look, FRONT, NEAR_GROUND)],
  ['rear', (sheet, look) => cornerTractor(sheet, look, REAR, NEAR_GROUND)],
]);

const field = (sheet: Sheet): string => countryside(sheet, 800, 600, 400);

function drawView(look: TractorLook, view: string, behind: Painter): Drawing | null {
  if (view === 'meter') return picture(800, 600, (sheet) => meter(sheet, look.paint));
  const drawn = VIEWS.get(view);
  return drawn === undefined
    ? null
    : picture(800, 600, (sheet) => behind(sheet) + drawn(sheet, look));
}

/**
 * A new tractor in a studio: views `side` (which is also `right`), `left`, `front`, `rear`,
 * `meter`; view `field` is its side on a field.
 */
export function drawTractor(id: string, view: string): Drawing | null {
  const look = lookOf(id);
  if (look === null) return null;
  return view === 'field' ? drawView(look, 'side', field) : drawView(look, view, studio);
}

/** Sun has taken some of the colour, the road has dusted the rims. */
const worn = (paint: Paint): Paint => ({
  body: mix(paint.body, '#b79a72', 0.16),
  accent: mix(paint.accent, '#b79a72', 0.3),
  rim: mix(paint.rim, '#8f7850', 0.5),
});

/** A used tractor on a field, in the views of a new one; `field` is its side. */
export function drawUsed(id: string, view: string): Drawing | null {
  const look = lookOf(id);
  if (look === null) return null;
  return drawView({ ...look, paint: worn(look.paint) }, view === 'field' ? 'side' : view, field);
}

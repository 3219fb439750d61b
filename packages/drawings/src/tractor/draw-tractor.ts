import { type Drawing, type Painter, picture } from '../drawing.ts';
import { mirrored } from '../markup.ts';
import { mix } from '../mix.ts';
import { hashSeed, type Paint, paintAt } from '../paint.ts';
import { countryside } from '../parts/countryside.ts';
import { studio } from '../parts/studio.ts';
import type { Sheet } from '../sheet.ts';
import { cornerTractor, FRONT_ANGLE, REAR_ANGLE } from './corner/corner-tractor.ts';
import { meter } from './meter.ts';
import type { Size, Top, TractorStyle } from './shape.ts';
import { tractor } from './tractor.ts';

const SHAPE_SOURCE = '(?:(mini|large)-)?(plain|rops|canopy|cabin)(-4wd)?';
const VARIANT_PATTERN = new RegExp(`^${SHAPE_SOURCE}--([a-z0-9-]{1,80})$`);
const SHORT_NAME_PATTERN = new RegExp(`^${SHAPE_SOURCE}-(\\d{1,3})$`);
const NOSE_SHAPES = ['classic', 'round', 'sharp'] as const;

/** So many numbers give all combinations of paint and bonnet; after them they begin anew. */
const STYLE_COUNT = 480;

/** `mini-rops-4wd--<seed>`: the shape is in the name, paint and bonnet follow the seed. */
const parseVariantStyle = (id: string): TractorStyle | null =>
  createStyle(VARIANT_PATTERN.exec(id), hashSeed);

/** The same tractor under a short name, `mini-rops-4wd-231`; null when there is no such variant. */
export function toShortName(id: string): string | null {
  const [, , , , seed] = VARIANT_PATTERN.exec(id) ?? [];
  return seed === undefined ? null : id.replace(`--${seed}`, `-${hashSeed(seed) % STYLE_COUNT}`);
}

/** The look of a short name. */
export const parseShortName = (name: string): TractorStyle | null =>
  createStyle(SHORT_NAME_PATTERN.exec(name), (number) => Number(number) % STYLE_COUNT);

function createStyle(
  match: RegExpExecArray | null,
  numberOf: (seed: string) => number,
): TractorStyle | null {
  const [, size, top, four, seed] = match ?? [];
  if (top === undefined || seed === undefined) return null;
  const number = numberOf(seed);
  return {
    size: (size ?? 'mid') as Size,
    top: top as Top,
    fourWheel: four !== undefined,
    paint: paintAt(number),
    nose:
      size === 'mini' ? 'classic' : (NOSE_SHAPES[(number >> 5) % NOSE_SHAPES.length] ?? 'sharp'),
  };
}

type View = (sheet: Sheet, style: TractorStyle) => string;

/** Where the near wheel stands when a tractor is seen over its corner. */
const CORNER_GROUND_Y = 552;

const TRACTOR_VIEWS: ReadonlyMap<string, View> = new Map<string, View>([
  ['side', tractor],
  ['right', tractor],
  ['left', (sheet, style) => mirrored(tractor(sheet, style))],
  ['front', (sheet, style) => cornerTractor(sheet, style, FRONT_ANGLE, CORNER_GROUND_Y)],
  ['rear', (sheet, style) => cornerTractor(sheet, style, REAR_ANGLE, CORNER_GROUND_Y)],
]);

const field = (sheet: Sheet): string => countryside(sheet, 800, 600, 400);

function drawView(style: TractorStyle, view: string, behind: Painter): Drawing | null {
  if (view === 'meter') return picture(800, 600, (sheet) => meter(sheet, style.paint));
  const drawn = TRACTOR_VIEWS.get(view);
  return drawn === undefined
    ? null
    : picture(800, 600, (sheet) => behind(sheet) + drawn(sheet, style));
}

/**
 * A new tractor in a studio: views `side` (which is also `right`), `left`, `front`, `rear`,
 * `meter`; view `field` is its side on a field.
 */
export function drawTractor(id: string, view: string): Drawing | null {
  const style = parseVariantStyle(id);
  if (style === null) return null;
  return view === 'field' ? drawView(style, 'side', field) : drawView(style, view, studio);
}

/** Sun has taken some of the colour, the road has dusted the rims. */
const worn = (paint: Paint): Paint => ({
  body: mix(paint.body, '#b79a72', 0.16),
  accent: mix(paint.accent, '#b79a72', 0.3),
  rim: mix(paint.rim, '#8f7850', 0.5),
});

/** A used tractor on a field, in the views of a new one; `field` is its side. */
export function drawUsed(id: string, view: string): Drawing | null {
  const style = parseVariantStyle(id);
  if (style === null) return null;
  return drawView({ ...style, paint: worn(style.paint) }, view === 'field' ? 'side' : view, field);
}

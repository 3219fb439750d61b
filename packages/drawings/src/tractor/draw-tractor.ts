import { createDrawing, type Drawing, type Painter } from '../drawing.ts';
import { mirror } from '../markup.ts';
import { mix } from '../mix.ts';
import { hashSeed, type Paint, selectPaint } from '../paint.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { drawStudio } from '../parts/draw-studio.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawDashboard } from './draw-dashboard.ts';
import { drawTractorSide } from './draw-tractor-side.ts';
import type { Size, Top, TractorStyle } from './shape.ts';
import {
  drawThreeQuarterTractor,
  FRONT_ANGLE,
  REAR_ANGLE,
} from './three-quarter/draw-three-quarter-tractor.ts';

const SHAPE_SOURCE = '(?:(mini|large)-)?(plain|rops|canopy|cabin)(-4wd)?';
const VARIANT_PATTERN = new RegExp(`^${SHAPE_SOURCE}--([a-z0-9-]{1,80})$`);
const SHORT_NAME_PATTERN = new RegExp(`^${SHAPE_SOURCE}-(\\d{1,3})$`);
const NOSE_SHAPES = ['classic', 'round', 'sharp'] as const;

/** Numbers that are equal modulo 480 give the same style: paints repeat every 10 numbers, noses every 96. */
const STYLE_COUNT = 480;

/** Parses an id such as `mini-rops-4wd--<seed>`. The seed selects paint and nose. */
const parseVariantStyle = (id: string): TractorStyle | null =>
  createStyle(VARIANT_PATTERN.exec(id), hashSeed);

/**
 * Shortens an id to a name with a number instead of the seed, such as `mini-rops-4wd-231`, which gives the same style.
 * Null for an invalid id.
 */
export function toShortName(id: string): string | null {
  const seed = VARIANT_PATTERN.exec(id)?.at(-1);
  return seed === undefined ? null : id.replace(`--${seed}`, `-${hashSeed(seed) % STYLE_COUNT}`);
}

/** Style of the tractor with a short name. Null for an invalid name. */
export const parseShortName = (name: string): TractorStyle | null =>
  createStyle(SHORT_NAME_PATTERN.exec(name), (number) => Number(number) % STYLE_COUNT);

function createStyle(
  match: RegExpExecArray | null,
  toNumber: (seed: string) => number,
): TractorStyle | null {
  const [, size, top, drive, seed] = match ?? [];
  if (top === undefined || seed === undefined) return null;
  const number = toNumber(seed);
  return {
    size: (size ?? 'mid') as Size,
    top: top as Top,
    isFourWheel: drive !== undefined,
    paint: selectPaint(number),
    nose:
      size === 'mini' ? 'classic' : (NOSE_SHAPES[(number >> 5) % NOSE_SHAPES.length] ?? 'sharp'),
  };
}

type ViewPainter = (defs: SvgDefs, style: TractorStyle) => string;

/** Y of a tractor's lowest point in the views from the front and the rear. */
const THREE_QUARTER_GROUND_Y = 552;

const TRACTOR_VIEWS: ReadonlyMap<string, ViewPainter> = new Map<string, ViewPainter>([
  ['side', drawTractorSide],
  ['right', drawTractorSide],
  ['left', (defs, style) => mirror(drawTractorSide(defs, style))],
  [
    'front',
    (defs, style) => drawThreeQuarterTractor(defs, style, FRONT_ANGLE, THREE_QUARTER_GROUND_Y),
  ],
  [
    'rear',
    (defs, style) => drawThreeQuarterTractor(defs, style, REAR_ANGLE, THREE_QUARTER_GROUND_Y),
  ],
]);

const drawField = (defs: SvgDefs): string => drawCountryside(defs, 800, 600, 400);

function drawView(style: TractorStyle, view: string, drawBackground: Painter): Drawing | null {
  if (view === 'meter') return createDrawing(800, 600, (defs) => drawDashboard(defs, style.paint));
  const drawTractorView = TRACTOR_VIEWS.get(view);
  if (drawTractorView === undefined) return null;
  return createDrawing(800, 600, (defs) => drawBackground(defs) + drawTractorView(defs, style));
}

/**
 * Draws a new tractor. Views in a studio: `side` (equal to `right`), `left`, and the three-quarter views `front` and
 * `rear`. View `field` is its side on a field, `meter` its dashboard. Null for an unknown id or view.
 */
export function drawTractor(id: string, view: string): Drawing | null {
  const style = parseVariantStyle(id);
  if (style === null) return null;
  return view === 'field' ? drawView(style, 'side', drawField) : drawView(style, view, drawStudio);
}

/** Paint of a used tractor: faded, with dusty rims. */
const fadePaint = (paint: Paint): Paint => ({
  body: mix(paint.body, '#b79a72', 0.16),
  accent: mix(paint.accent, '#b79a72', 0.3),
  rim: mix(paint.rim, '#8f7850', 0.5),
});

/** Draws a used tractor on a field, in the views of `drawTractor`. `field` equals `side`. */
export function drawUsedTractor(id: string, view: string): Drawing | null {
  const style = parseVariantStyle(id);
  if (style === null) return null;
  return drawView(
    { ...style, paint: fadePaint(style.paint) },
    view === 'field' ? 'side' : view,
    drawField,
  );
}

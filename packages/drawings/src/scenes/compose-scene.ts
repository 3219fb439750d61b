import { createDrawing, type Drawing, type Painter } from '../drawing.ts';
import { moveTo } from '../markup.ts';
import { drawCountryside, type Landscape } from '../parts/draw-countryside.ts';
import { GROUND_Y } from '../parts/draw-studio.ts';
import type { SvgDefs } from '../svg-defs.ts';

/** A subject, drawn in an 800x600 box with the ground at `GROUND_Y`, and its background. */
export interface Scene {
  readonly subject: Painter;
  /** A landscape outdoors, or the colour of a wall indoors. */
  readonly background: Landscape | string;
  /** True if the lower edge of the picture cuts the subject off, as it does with people shown to the waist. */
  readonly isCutOff?: true;
}

/** Size of a picture, scale of the subject, and y of ground and horizon. */
interface SceneFormat {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly groundY: number;
  readonly horizonY: number;
}

const SCENE_FORMATS = {
  wide: { width: 1280, height: 720, scale: 1.16, groundY: 652, horizonY: 400 },
  card: { width: 1200, height: 630, scale: 1.02, groundY: 574, horizonY: 350 },
  story: { width: 720, height: 1280, scale: 0.92, groundY: 880, horizonY: 600 },
  tile: { width: 800, height: 600, scale: 0.96, groundY: 540, horizonY: 380 },
  strip: { width: 960, height: 480, scale: 0.8, groundY: 440, horizonY: 270 },
} as const satisfies Record<string, SceneFormat>;

/** Enlarges the subject by `scale`, with `x` of its box in the middle of the picture. */
export interface Zoom {
  readonly x: number;
  readonly scale: number;
}

const NO_ZOOM: Zoom = { x: 400, scale: 1 };

/** Draws a scene in one of the `SCENE_FORMATS`. */
export function composeScene(
  { subject, background, isCutOff }: Scene,
  formatName: keyof typeof SCENE_FORMATS,
  zoom: Zoom = NO_ZOOM,
): Drawing {
  const format: SceneFormat = SCENE_FORMATS[formatName];
  const { width, height, groundY } = format;
  const scale = format.scale * zoom.scale;
  const x = width / 2 - zoom.x * scale;
  const y = isCutOff ? height - 600 * scale : groundY - GROUND_Y * scale;
  return createDrawing(
    width,
    height,
    (defs) => drawBackground(defs, background, format) + moveTo(subject(defs), x, y, scale),
  );
}

function drawBackground(
  defs: SvgDefs,
  background: Scene['background'],
  format: SceneFormat,
): string {
  if (typeof background === 'string') return drawWall(defs, background, format);
  return drawCountryside(defs, format.width, format.height, format.horizonY, background);
}

function drawWall(
  defs: SvgDefs,
  tint: string,
  { width, height, groundY, horizonY }: SceneFormat,
): string {
  const floor = groundY - (groundY - horizonY) * 0.3;
  return `<path d="M0 0H${width}V${height}H0Z" fill="${tint}"/><path d="M0 0H${width}V${height}H0Z" fill="${defs.addLinearGradient('down', [0, '#ffffff', 0.3], [0.6, '#ffffff', 0])}"/><path d="M0 ${floor}Q${width * 0.25} ${floor - 24} ${width * 0.5} ${floor - 4}T${width} ${floor - 16}V${height}H0Z" fill="#1d3a28" fill-opacity=".12"/>`;
}

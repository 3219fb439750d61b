import { createDrawing, type Drawing, type Painter } from '../drawing.ts';
import { moveTo } from '../markup.ts';
import { drawCountryside, type Landscape } from '../parts/draw-countryside.ts';
import type { SvgDefs } from '../svg-defs.ts';

/** A subject, drawn in an 800x600 box with the ground at y = 530, and its background. */
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

const SUBJECT_GROUND_Y = 530;

function drawWall(
  defs: SvgDefs,
  tint: string,
  { width, height, groundY, horizonY }: SceneFormat,
): string {
  const floor = groundY - (groundY - horizonY) * 0.3;
  return `<path d="M0 0H${width}V${height}H0Z" fill="${tint}"/><path d="M0 0H${width}V${height}H0Z" fill="${defs.addLinearGradient('down', [0, '#ffffff', 0.3], [0.6, '#ffffff', 0])}"/><path d="M0 ${floor}Q${width * 0.25} ${floor - 24} ${width * 0.5} ${floor - 4}T${width} ${floor - 16}V${height}H0Z" fill="#1d3a28" fill-opacity=".12"/>`;
}

/** Enlarges the subject by `scale`, with `x` of its box in the middle of the picture. */
export interface Zoom {
  readonly x: number;
  readonly scale: number;
}

/** Draws a scene in one of the `SCENE_FORMATS`. */
export function composeScene(
  scene: Scene,
  name: keyof typeof SCENE_FORMATS,
  closer?: Zoom,
): Drawing {
  const format: SceneFormat = SCENE_FORMATS[name];
  const { width, height } = format;
  const scale = format.scale * (closer?.scale ?? 1);
  const { background } = scene;
  const y = scene.isCutOff ? height - 600 * scale : format.groundY - SUBJECT_GROUND_Y * scale;
  return createDrawing(width, height, (defs) => {
    const behind =
      typeof background === 'string'
        ? drawWall(defs, background, format)
        : drawCountryside(defs, width, height, format.horizonY, background);
    return behind + moveTo(scene.subject(defs), width / 2 - (closer?.x ?? 400) * scale, y, scale);
  });
}

import { type Drawing, type Painter, picture } from '../drawing.ts';
import { moveTo } from '../markup.ts';
import { countryside, type Landscape } from '../parts/countryside.ts';
import type { Sheet } from '../sheet.ts';

/** A subject in a box of 800x600 (ground at 530), and what it stands before. */
export interface Scene {
  readonly subject: Painter;
  /** A land outdoors, or the colour of a wall indoors. */
  readonly before: Landscape | string;
  /** Cut off by the lower edge (people shown to the waist): the box ends with the picture. */
  readonly cut?: true;
}

/** Where a format sets the box of the subject. */
interface Format {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly ground: number;
  readonly horizon: number;
}

const SCENE_FORMATS = {
  wide: { width: 1280, height: 720, scale: 1.16, ground: 652, horizon: 400 },
  card: { width: 1200, height: 630, scale: 1.02, ground: 574, horizon: 350 },
  story: { width: 720, height: 1280, scale: 0.92, ground: 880, horizon: 600 },
  tile: { width: 800, height: 600, scale: 0.96, ground: 540, horizon: 380 },
  strip: { width: 960, height: 480, scale: 0.8, ground: 440, horizon: 270 },
} as const satisfies Record<string, Format>;

const SUBJECT_GROUND_Y = 530;

function wall(sheet: Sheet, tint: string, { width, height, ground, horizon }: Format): string {
  const floor = ground - (ground - horizon) * 0.3;
  return `<path d="M0 0H${width}V${height}H0Z" fill="${tint}"/><path d="M0 0H${width}V${height}H0Z" fill="${sheet.linear('down', [0, '#ffffff', 0.3], [0.6, '#ffffff', 0])}"/><path d="M0 ${floor}Q${width * 0.25} ${floor - 24} ${width * 0.5} ${floor - 4}T${width} ${floor - 16}V${height}H0Z" fill="#1d3a28" fill-opacity=".12"/>`;
}

/** Goes closer: the point of the box that comes to the middle, and how much larger it is drawn. */
export interface Closer {
  readonly x: number;
  readonly scale: number;
}

/** The scene as a picture of this format. */
export function composeScene(
  scene: Scene,
  name: keyof typeof SCENE_FORMATS,
  closer?: Closer,
): Drawing {
  const format: Format = SCENE_FORMATS[name];
  const { width, height } = format;
  const scale = format.scale * (closer?.scale ?? 1);
  const { before } = scene;
  const y = scene.cut ? height - 600 * scale : format.ground - SUBJECT_GROUND_Y * scale;
  return picture(width, height, (sheet) => {
    const behind =
      typeof before === 'string'
        ? wall(sheet, before, format)
        : countryside(sheet, width, height, format.horizon, before);
    return behind + moveTo(scene.subject(sheet), width / 2 - (closer?.x ?? 400) * scale, y, scale);
  });
}

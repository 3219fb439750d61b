import { markup } from '../../markup.ts';
import { mix } from '../../mix.ts';
import type { Paint } from '../../paint.ts';
import { extruded, softened, solid } from '../../solid/solid.ts';
import type { Point, Stage } from '../../solid/stage.ts';
import type { Shape } from '../shape.ts';
import { line } from './line.ts';

const roofOutline = (s: Shape, x0: number, x1: number) =>
  [
    [x0, s.roof + 28],
    [x0 + 4, s.roof + 10],
    [x0 + 34, s.roof + 1],
    [(x0 + x1) / 2, s.roof - 6],
    [x1 - 34, s.roof],
    [x1 - 4, s.roof + 9],
    [x1, s.roof + 28],
  ] as const;

const roof = (stage: Stage, s: Shape, colour: string, x0: number, x1: number, half: number) =>
  extruded(
    stage,
    '#24282b',
    [
      [x0 + 6, s.roof + 27],
      [x1 - 6, s.roof + 27],
      [x1 - 8, s.roof + 36],
      [x0 + 8, s.roof + 36],
    ],
    -half + 8,
    half - 8,
  ) +
  solid(
    stage,
    colour,
    softened(roofOutline(s, x0, x1), half, 22, [(x0 + x1) / 2, s.roof + 28], 0.93),
  );

/** A roof on four posts, in two halves: what stands behind the driver's place, and before it. */
export function canopyLayers(stage: Stage, s: Shape, paint: Paint): [string, string] {
  const { rx, rear, dash } = s;
  const half = s.size === 'mini' ? 60 : 74;
  const posts = (z: number) =>
    line(
      stage,
      [
        [rx - rear * 0.34, s.fenderTop + 20, z],
        [rx - rear * 0.28, s.roof + 28, z],
      ],
      9,
    ) +
    line(
      stage,
      [
        [dash - 18, s.floor - 10, z],
        [dash - 34, s.roof + 28, z],
      ],
      7,
    );
  return [
    posts(-half + 10),
    posts(half - 10) + roof(stage, s, paint.body, rx - rear * 0.66, dash + 22, half + 14),
  ];
}

/** The cabin, in two halves. */
export function cabinLayers(stage: Stage, s: Shape, paint: Paint): [string, string] {
  const { rx, floor, hoodTop, fenderTop } = s;
  const x0 = rx - s.rear * 0.44;
  const x1 = s.dash + 2;
  const back = fenderTop + 50;
  const half = s.size === 'mini' ? 62 : 78;
  const top = s.roof + 30;
  const bar = '#1f2326';
  const glass = (points: readonly Point[], share: number) =>
    markup`<path d="${stage.path(points)}" fill="${mix('#bfdfea', '#6f9dae', share)}" fill-opacity=".62"/>`;
  const wall = (z: number): Point[] => [
    [x0, back, z],
    [x0 + 6, top, z],
    [x1 - 22, top, z],
    [x1 + 4, hoodTop + 4, z],
    [x1 + 2, floor, z],
    [rx + s.fender * 0.86, floor, z],
  ];
  const frame = (z: number) => line(stage, [...wall(z), [x0, back, z]], 6, bar);
  const front: Point[] = [
    [x1 - 22, top, -half],
    [x1 - 22, top, half],
    [x1 + 4, hoodTop + 4, half],
    [x1 + 4, hoodTop + 4, -half],
  ];
  const rear: Point[] = [
    [x0, back, -half],
    [x0 + 6, top, -half],
    [x0 + 6, top, half],
    [x0, back, half],
  ];
  const lower: Point[] = [
    [x1 + 4, hoodTop + 4, -half],
    [x1 + 4, hoodTop + 4, half],
    [x1 + 2, floor, half],
    [x1 + 2, floor, -half],
  ];
  const visible = stage.frontFirst ? front : rear;
  const hidden = stage.frontFirst ? rear : front;
  const gleam: Point[] = [
    [x0 + 24, top + 10, half],
    [x0 + 74, top + 10, half],
    [x0 + 40, back - 8, half],
    [x0 + 16, back - 8, half],
  ];
  return [
    glass(wall(-half), 0.9) + frame(-half) + glass(hidden, 0.8),
    (stage.frontFirst ? glass(lower, 0.7) : '') +
      glass(visible, stage.frontFirst ? 0.25 : 0.55) +
      line(stage, [...visible, visible[0] ?? [0, 0, 0]], 6, bar) +
      glass(wall(half), 0.5) +
      markup`<path d="${stage.path(gleam)}" fill="#fff" fill-opacity=".3"/>` +
      frame(half) +
      roof(stage, s, paint.body, x0 - 18, x1 + 4, half + 12),
  ];
}

import { markup } from '../../markup.ts';
import type { Paint } from '../../paint.ts';
import { pin, tube } from '../../parts/metal.ts';
import { box, solid } from '../../solid/solid.ts';
import type { Point, Stage } from '../../solid/stage.ts';
import type { Shape } from '../shape.ts';

/** Rear wheels: from their inner to their outer side. */
export const rearWheel = (s: Shape): readonly [number, number] =>
  s.size === 'mini' ? [70, 124] : s.size === 'large' ? [92, 176] : [90, 162];

const ring = (s: Shape, from: number, to: number): (readonly [number, number])[] => {
  const spots: (readonly [number, number])[] = [];
  const step = 15;
  const point = (a: number, r: number): readonly [number, number] => [
    s.rx + r * Math.cos((a * Math.PI) / 180),
    s.ry + r * Math.sin((a * Math.PI) / 180),
  ];
  for (let a = from; a <= to; a += step) spots.push(point(a, s.fender));
  for (let a = to; a >= from; a -= step) spots.push(point(a, s.fender - 7));
  return spots;
};

/** Wall of a fender between wheel and platform. */
export function fenderWall(stage: Stage, s: Shape, paint: Paint, side: 1 | -1): string {
  const z = side * (rearWheel(s)[0] - 8);
  const spots: Point[] = [];
  for (let a = 198; a <= 318; a += 12)
    spots.push([
      s.rx + s.fender * Math.cos((a * Math.PI) / 180),
      s.ry + s.fender * Math.sin((a * Math.PI) / 180),
      z,
    ]);
  spots.push([s.rx + s.fender * 0.9, s.floor, z], [s.rx - s.fender * 0.5, s.floor, z]);
  return markup`<path d="${stage.path(spots)}" fill="${stage.lit([0, 0.4, 0.6], paint.body)}"/>`;
}

/** The sheet over a wheel, with its lamps. */
export function fender(stage: Stage, s: Shape, paint: Paint, side: 1 | -1): string {
  const [inner, outer] = rearWheel(s);
  const innerZ = side * (inner - 8);
  const outerZ = side * (outer - 6);
  const outline = ring(s, 198, 318);
  const sheet = solid(stage, paint.body, [
    [Math.min(innerZ, outerZ), outline],
    [Math.max(innerZ, outerZ), outline],
  ]);
  const z = side * (inner + 10);
  const x = s.rx - s.fender * 0.98;
  const lamp = stage.frontFirst
    ? box(
        stage,
        '#f6a623',
        [s.rx + s.fender * 0.56, s.ry - s.fender * 0.9, z],
        [s.rx + s.fender * 0.62, s.ry - s.fender * 0.78, z + side * 24],
      )
    : box(
        stage,
        '#d7263d',
        [x, s.ry - s.fender * 0.52, Math.min(z, z + side * 18)],
        [x + 8, s.ry - s.fender * 0.3, Math.max(z, z + side * 18)],
      );
  return sheet + lamp;
}

const link = (stage: Stage, points: readonly Point[], width: number, colour = '#2b3033'): string =>
  tube(stage.path(points, false), width, colour);

const linkageEye = (stage: Stage, point: Point, r: number): string => pin(...stage.at(point), r);

/** Rear axle; gearbox end, power take-off and three-point linkage where the back is seen. */
export function axle(stage: Stage, s: Shape): string {
  const { rx, ry } = s;
  const wide = rearWheel(s)[0] + 6;
  return box(stage, '#3a4044', [rx - 22, ry - 22, -wide], [rx + 22, ry + 22, wide]);
}

export function linkage(stage: Stage, s: Shape): string {
  const { rx, ry, rear } = s;
  const back = rx - rear * 0.56;
  const end = rx - rear * 1.36;
  const low = ry + 58;
  const gear = box(stage, '#454b50', [back, ry - 66, -40], [rx, ry + 44, 40]);
  const cover = stage.across(
    back - 1,
    markup`<rect x="-30" y="${ry - 58}" width="60" height="94" rx="10" fill="#2b3033"/><circle cy="${ry + 8}" r="19" fill="#15181a"/><circle cy="${ry + 8}" r="9" fill="#b9c1c6"/><circle cy="${ry + 8}" r="4" fill="#4a5156"/><path d="M-18 ${ry - 44}h36" stroke="#8c959b" stroke-width="5"/>`,
  );
  const drawbar = box(stage, '#23272a', [end + 10, ry + 62, -10], [rx, ry + 72, 10]);
  const lower = (z: number, out: number) =>
    link(
      stage,
      [
        [back + 20, ry + 30, z],
        [end, low, out],
      ],
      10,
    ) +
    link(
      stage,
      [
        [back + 4, ry - 48, z * 0.9],
        [back - 44, ry - 40, z * 1.1],
      ],
      10,
    ) +
    link(
      stage,
      [
        [back - 44, ry - 40, z * 1.1],
        [end + 50, low - 20, (z + out) / 2],
      ],
      6,
      '#6b7378',
    ) +
    linkageEye(stage, [end, low, out], 7);
  const top =
    link(
      stage,
      [
        [back, ry - 40, 0],
        [end - 4, ry - 22, 0],
      ],
      9,
      '#5c6368',
    ) + linkageEye(stage, [end - 4, ry - 22, 0], 7);
  return gear + cover + lower(-34, -56) + drawbar + top + lower(34, 56);
}

import { markup, toRadians } from '../../markup.ts';
import type { Paint } from '../../paint.ts';
import { drawPin, drawTube } from '../../parts/metal.ts';
import { drawBox, drawSolid } from '../../solid/draw-solid.ts';
import type { Point, Projection } from '../../solid/projection.ts';
import type { Shape } from '../shape.ts';

/** Z of the inner and outer side of the right rear wheel. */
export const selectRearWheelSpan = (shape: Shape): readonly [number, number] =>
  shape.size === 'mini' ? [70, 124] : shape.size === 'large' ? [92, 176] : [90, 162];

const traceFenderArc = (shape: Shape, from: number, to: number): (readonly [number, number])[] => {
  const spots: (readonly [number, number])[] = [];
  const step = 15;
  const point = (a: number, r: number): readonly [number, number] => [
    shape.rearX + r * Math.cos(toRadians(a)),
    shape.rearY + r * Math.sin(toRadians(a)),
  ];
  for (let a = from; a <= to; a += step) spots.push(point(a, shape.fenderRadius));
  for (let a = to; a >= from; a -= step) spots.push(point(a, shape.fenderRadius - 7));
  return spots;
};

/** The vertical side of a fender, between wheel and platform. */
export function drawFenderWall(
  projection: Projection,
  shape: Shape,
  paint: Paint,
  side: 1 | -1,
): string {
  const z = side * (selectRearWheelSpan(shape)[0] - 8);
  const spots: Point[] = [];
  for (let a = 198; a <= 318; a += 12)
    spots.push([
      shape.rearX + shape.fenderRadius * Math.cos(toRadians(a)),
      shape.rearY + shape.fenderRadius * Math.sin(toRadians(a)),
      z,
    ]);
  spots.push(
    [shape.rearX + shape.fenderRadius * 0.9, shape.floorY, z],
    [shape.rearX - shape.fenderRadius * 0.5, shape.floorY, z],
  );
  return markup`<path d="${projection.tracePath(spots)}" fill="${projection.shadeFace([0, 0.4, 0.6], paint.body)}"/>`;
}

/** The fender over a rear wheel with the visible lamp: amber from the front, red from behind. */
export function drawSolidFender(
  projection: Projection,
  shape: Shape,
  paint: Paint,
  side: 1 | -1,
): string {
  const [inner, outer] = selectRearWheelSpan(shape);
  const innerZ = side * (inner - 8);
  const outerZ = side * (outer - 6);
  const outline = traceFenderArc(shape, 198, 318);
  const defs = drawSolid(projection, paint.body, [
    [Math.min(innerZ, outerZ), outline],
    [Math.max(innerZ, outerZ), outline],
  ]);
  const z = side * (inner + 10);
  const x = shape.rearX - shape.fenderRadius * 0.98;
  const lamp = projection.isFrontNearer
    ? drawBox(
        projection,
        '#f6a623',
        [shape.rearX + shape.fenderRadius * 0.56, shape.rearY - shape.fenderRadius * 0.9, z],
        [
          shape.rearX + shape.fenderRadius * 0.62,
          shape.rearY - shape.fenderRadius * 0.78,
          z + side * 24,
        ],
      )
    : drawBox(
        projection,
        '#d7263d',
        [x, shape.rearY - shape.fenderRadius * 0.52, Math.min(z, z + side * 18)],
        [x + 8, shape.rearY - shape.fenderRadius * 0.3, Math.max(z, z + side * 18)],
      );
  return defs + lamp;
}

const drawLink = (
  projection: Projection,
  points: readonly Point[],
  width: number,
  colour = '#2b3033',
): string => drawTube(projection.tracePath(points, false), width, colour);

const drawLinkEye = (projection: Projection, point: Point, r: number): string =>
  drawPin(...projection.toSpot(point), r);

export function drawAxle(projection: Projection, shape: Shape): string {
  const { rearX, rearY } = shape;
  const wide = selectRearWheelSpan(shape)[0] + 6;
  return drawBox(
    projection,
    '#3a4044',
    [rearX - 22, rearY - 22, -wide],
    [rearX + 22, rearY + 22, wide],
  );
}

/** End of the gearbox, power take-off and three-point linkage, which are visible from behind. */
export function drawSolidLinkage(projection: Projection, shape: Shape): string {
  const { rearX, rearY, rearRadius } = shape;
  const back = rearX - rearRadius * 0.56;
  const end = rearX - rearRadius * 1.36;
  const low = rearY + 58;
  const gear = drawBox(projection, '#454b50', [back, rearY - 66, -40], [rearX, rearY + 44, 40]);
  const cover = projection.projectAcross(
    back - 1,
    markup`<rect x="-30" y="${rearY - 58}" width="60" height="94" rx="10" fill="#2b3033"/><circle cy="${rearY + 8}" r="19" fill="#15181a"/><circle cy="${rearY + 8}" r="9" fill="#b9c1c6"/><circle cy="${rearY + 8}" r="4" fill="#4a5156"/><path d="M-18 ${rearY - 44}h36" stroke="#8c959b" stroke-width="5"/>`,
  );
  const drawbar = drawBox(
    projection,
    '#23272a',
    [end + 10, rearY + 62, -10],
    [rearX, rearY + 72, 10],
  );
  const lower = (z: number, out: number) =>
    drawLink(
      projection,
      [
        [back + 20, rearY + 30, z],
        [end, low, out],
      ],
      10,
    ) +
    drawLink(
      projection,
      [
        [back + 4, rearY - 48, z * 0.9],
        [back - 44, rearY - 40, z * 1.1],
      ],
      10,
    ) +
    drawLink(
      projection,
      [
        [back - 44, rearY - 40, z * 1.1],
        [end + 50, low - 20, (z + out) / 2],
      ],
      6,
      '#6b7378',
    ) +
    drawLinkEye(projection, [end, low, out], 7);
  const top =
    drawLink(
      projection,
      [
        [back, rearY - 40, 0],
        [end - 4, rearY - 22, 0],
      ],
      9,
      '#5c6368',
    ) + drawLinkEye(projection, [end - 4, rearY - 22, 0], 7);
  return gear + cover + lower(-34, -56) + drawbar + top + lower(34, 56);
}

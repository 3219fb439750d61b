import { markup } from '../../markup.ts';
import { mix } from '../../mix.ts';
import type { Paint } from '../../paint.ts';
import { createBevelledSections, drawExtrusion, drawSolid } from '../../solid/draw-solid.ts';
import type { Point, Projection } from '../../solid/projection.ts';
import type { Shape } from '../shape.ts';
import { drawSpatialTube } from './draw-spatial-tube.ts';

const traceRoofOutline = (shape: Shape, x0: number, x1: number) =>
  [
    [x0, shape.roofY + 28],
    [x0 + 4, shape.roofY + 10],
    [x0 + 34, shape.roofY + 1],
    [(x0 + x1) / 2, shape.roofY - 6],
    [x1 - 34, shape.roofY],
    [x1 - 4, shape.roofY + 9],
    [x1, shape.roofY + 28],
  ] as const;

const drawSolidRoof = (
  projection: Projection,
  shape: Shape,
  colour: string,
  x0: number,
  x1: number,
  half: number,
) =>
  drawExtrusion(
    projection,
    '#24282b',
    [
      [x0 + 6, shape.roofY + 27],
      [x1 - 6, shape.roofY + 27],
      [x1 - 8, shape.roofY + 36],
      [x0 + 8, shape.roofY + 36],
    ],
    -half + 8,
    half - 8,
  ) +
  drawSolid(
    projection,
    colour,
    createBevelledSections(
      traceRoofOutline(shape, x0, x1),
      half,
      22,
      [(x0 + x1) / 2, shape.roofY + 28],
      0.93,
    ),
  );

/** A roof on four posts in two layers, one to be drawn before the driver's seat and one after it. */
export function drawCanopyLayers(
  projection: Projection,
  shape: Shape,
  paint: Paint,
): [string, string] {
  const { rearX, rearRadius, dashX } = shape;
  const half = shape.size === 'mini' ? 60 : 74;
  const posts = (z: number) =>
    drawSpatialTube(
      projection,
      [
        [rearX - rearRadius * 0.34, shape.fenderTopY + 20, z],
        [rearX - rearRadius * 0.28, shape.roofY + 28, z],
      ],
      9,
    ) +
    drawSpatialTube(
      projection,
      [
        [dashX - 18, shape.floorY - 10, z],
        [dashX - 34, shape.roofY + 28, z],
      ],
      7,
    );
  return [
    posts(-half + 10),
    posts(half - 10) +
      drawSolidRoof(
        projection,
        shape,
        paint.body,
        rearX - rearRadius * 0.66,
        dashX + 22,
        half + 14,
      ),
  ];
}

/** The cabin in two layers, one to be drawn before the driver's seat and one after it. */
export function drawCabinLayers(
  projection: Projection,
  shape: Shape,
  paint: Paint,
): [string, string] {
  const { rearX, floorY, hoodTopY, fenderTopY } = shape;
  const x0 = rearX - shape.rearRadius * 0.44;
  const x1 = shape.dashX + 2;
  const back = fenderTopY + 50;
  const half = shape.size === 'mini' ? 62 : 78;
  const top = shape.roofY + 30;
  const bar = '#1f2326';
  const glass = (points: readonly Point[], share: number) =>
    markup`<path d="${projection.tracePath(points)}" fill="${mix('#bfdfea', '#6f9dae', share)}" fill-opacity=".62"/>`;
  const wall = (z: number): Point[] => [
    [x0, back, z],
    [x0 + 6, top, z],
    [x1 - 22, top, z],
    [x1 + 4, hoodTopY + 4, z],
    [x1 + 2, floorY, z],
    [rearX + shape.fenderRadius * 0.86, floorY, z],
  ];
  const frame = (z: number) => drawSpatialTube(projection, [...wall(z), [x0, back, z]], 6, bar);
  const front: Point[] = [
    [x1 - 22, top, -half],
    [x1 - 22, top, half],
    [x1 + 4, hoodTopY + 4, half],
    [x1 + 4, hoodTopY + 4, -half],
  ];
  const rear: Point[] = [
    [x0, back, -half],
    [x0 + 6, top, -half],
    [x0 + 6, top, half],
    [x0, back, half],
  ];
  const lower: Point[] = [
    [x1 + 4, hoodTopY + 4, -half],
    [x1 + 4, hoodTopY + 4, half],
    [x1 + 2, floorY, half],
    [x1 + 2, floorY, -half],
  ];
  const visible = projection.isFrontNearer ? front : rear;
  const hidden = projection.isFrontNearer ? rear : front;
  const gleam: Point[] = [
    [x0 + 24, top + 10, half],
    [x0 + 74, top + 10, half],
    [x0 + 40, back - 8, half],
    [x0 + 16, back - 8, half],
  ];
  return [
    glass(wall(-half), 0.9) + frame(-half) + glass(hidden, 0.8),
    (projection.isFrontNearer ? glass(lower, 0.7) : '') +
      glass(visible, projection.isFrontNearer ? 0.25 : 0.55) +
      drawSpatialTube(projection, [...visible, visible[0] ?? [0, 0, 0]], 6, bar) +
      glass(wall(half), 0.5) +
      markup`<path d="${projection.tracePath(gleam)}" fill="#fff" fill-opacity=".3"/>` +
      frame(half) +
      drawSolidRoof(projection, shape, paint.body, x0 - 18, x1 + 4, half + 12),
  ];
}

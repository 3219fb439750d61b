import { markup } from '../../markup.ts';
import { mix } from '../../mix.ts';
import type { Paint } from '../../paint.ts';
import { createBevelledSections, drawExtrusion, drawSolid } from '../../solid/draw-solid.ts';
import type { Point, Projection } from '../../solid/projection.ts';
import type { Shape } from '../shape.ts';
import { drawSpatialTube } from './draw-spatial-tube.ts';

/** A roof on four posts in two layers, one to be drawn before the driver's seat and one after it. */
export function drawCanopyLayers(
  projection: Projection,
  shape: Shape,
  paint: Paint,
): [string, string] {
  const { rearX, rearRadius, dashX } = shape;
  const halfWidth = shape.size === 'mini' ? 60 : 74;
  const drawPosts = (z: number) =>
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
    drawPosts(-halfWidth + 10),
    drawPosts(halfWidth - 10) +
      drawSolidRoof(
        projection,
        shape,
        paint.body,
        rearX - rearRadius * 0.66,
        dashX + 22,
        halfWidth + 14,
      ),
  ];
}

/** The cabin in two layers, one to be drawn before the driver's seat and one after it. */
export function drawCabinLayers(
  projection: Projection,
  shape: Shape,
  paint: Paint,
): [string, string] {
  const corners = createCabinCorners(shape);
  const { left, right, front, rear, frontBelowHood } = createCabinWalls(shape, corners);
  const visibleEnd = projection.isFrontNearer ? front : rear;
  const hiddenEnd = projection.isFrontNearer ? rear : front;
  const { rearX, frontX, halfWidth } = corners;
  return [
    drawGlass(projection, left, 0.9) +
      drawFrame(projection, left) +
      drawGlass(projection, hiddenEnd, 0.8),
    (projection.isFrontNearer ? drawGlass(projection, frontBelowHood, 0.7) : '') +
      drawGlass(projection, visibleEnd, projection.isFrontNearer ? 0.25 : 0.55) +
      drawFrame(projection, visibleEnd) +
      drawGlass(projection, right, 0.5) +
      drawGleam(projection, corners) +
      drawFrame(projection, right) +
      drawSolidRoof(projection, shape, paint.body, rearX - 18, frontX + 4, halfWidth + 12),
  ];
}

interface CabinCorners {
  readonly rearX: number;
  readonly frontX: number;
  readonly topY: number;
  /** Y of the lower edge at the rear, above the fender. */
  readonly rearY: number;
  readonly halfWidth: number;
}

const createCabinCorners = (shape: Shape): CabinCorners => ({
  rearX: shape.rearX - shape.rearRadius * 0.44,
  frontX: shape.dashX + 2,
  topY: shape.roofY + 30,
  rearY: shape.fenderTopY + 50,
  halfWidth: shape.size === 'mini' ? 62 : 78,
});

/** Corners of the glass walls. The wall at the front is divided at the hood. */
function createCabinWalls(
  { floorY, hoodTopY, rearX: axleX, fenderRadius }: Shape,
  { rearX, frontX, topY, rearY, halfWidth }: CabinCorners,
) {
  const createSide = (z: number): Point[] => [
    [rearX, rearY, z],
    [rearX + 6, topY, z],
    [frontX - 22, topY, z],
    [frontX + 4, hoodTopY + 4, z],
    [frontX + 2, floorY, z],
    [axleX + fenderRadius * 0.86, floorY, z],
  ];
  const front: Point[] = [
    [frontX - 22, topY, -halfWidth],
    [frontX - 22, topY, halfWidth],
    [frontX + 4, hoodTopY + 4, halfWidth],
    [frontX + 4, hoodTopY + 4, -halfWidth],
  ];
  const rear: Point[] = [
    [rearX, rearY, -halfWidth],
    [rearX + 6, topY, -halfWidth],
    [rearX + 6, topY, halfWidth],
    [rearX, rearY, halfWidth],
  ];
  const frontBelowHood: Point[] = [
    [frontX + 4, hoodTopY + 4, -halfWidth],
    [frontX + 4, hoodTopY + 4, halfWidth],
    [frontX + 2, floorY, halfWidth],
    [frontX + 2, floorY, -halfWidth],
  ];
  const left = createSide(-halfWidth);
  const right = createSide(halfWidth);
  return { left, right, front, rear, frontBelowHood };
}

/** A pane of glass. `shade` from 0 (bright) to 1 (dark) depends on its direction. */
const drawGlass = (projection: Projection, pane: readonly Point[], shade: number): string =>
  markup`<path d="${projection.tracePath(pane)}" fill="${mix('#bfdfea', '#6f9dae', shade)}" fill-opacity=".62"/>`;

/** The bars around a pane of glass. */
const drawFrame = (projection: Projection, pane: readonly Point[]): string =>
  drawSpatialTube(projection, [...pane, ...pane.slice(0, 1)], 6, '#1f2326');

/** The reflection on the right side. */
function drawGleam(
  projection: Projection,
  { rearX, topY, rearY, halfWidth }: CabinCorners,
): string {
  const path = projection.tracePath([
    [rearX + 24, topY + 10, halfWidth],
    [rearX + 74, topY + 10, halfWidth],
    [rearX + 40, rearY - 8, halfWidth],
    [rearX + 16, rearY - 8, halfWidth],
  ]);
  return markup`<path d="${path}" fill="#fff" fill-opacity=".3"/>`;
}

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
  halfWidth: number,
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
    -halfWidth + 8,
    halfWidth - 8,
  ) +
  drawSolid(
    projection,
    colour,
    createBevelledSections(
      traceRoofOutline(shape, x0, x1),
      halfWidth,
      22,
      [(x0 + x1) / 2, shape.roofY + 28],
      0.93,
    ),
  );

import { markup, toRadians } from '../../markup.ts';
import type { Paint } from '../../paint.ts';
import { drawPin } from '../../parts/metal.ts';
import { drawBox, drawSolid } from '../../solid/draw-solid.ts';
import type { Point, Projection, Spot } from '../../solid/projection.ts';
import type { Shape } from '../shape.ts';
import { drawSpatialTube } from './draw-spatial-tube.ts';

const REAR_WHEEL_SPANS = { mini: [70, 124], mid: [90, 162], large: [92, 176] } as const;

/** Z of the inner and outer side of the right rear wheel. */
export const selectRearWheelSpan = (shape: Shape): readonly [inner: number, outer: number] =>
  REAR_WHEEL_SPANS[shape.size];

const FENDER_FROM = 198;
const FENDER_TO = 318;

/** A point at this angle around the rear axle, in degrees clockwise from the right. */
const toAxlePoint = (shape: Shape, angle: number, r: number): Spot => [
  shape.rearX + r * Math.cos(toRadians(angle)),
  shape.rearY + r * Math.sin(toRadians(angle)),
];

/** Outline of a fender in side view: outwards along its outer edge, and back along the inner one. */
function traceFenderOutline(shape: Shape): Spot[] {
  const outline: Spot[] = [];
  for (let angle = FENDER_FROM; angle <= FENDER_TO; angle += 15)
    outline.push(toAxlePoint(shape, angle, shape.fenderRadius));
  for (let angle = FENDER_TO; angle >= FENDER_FROM; angle -= 15)
    outline.push(toAxlePoint(shape, angle, shape.fenderRadius - 7));
  return outline;
}

/** The vertical side of a fender, between wheel and platform. */
export function drawFenderWall(
  projection: Projection,
  shape: Shape,
  paint: Paint,
  side: 1 | -1,
): string {
  const z = side * (selectRearWheelSpan(shape)[0] - 8);
  const points: Point[] = [];
  for (let angle = FENDER_FROM; angle <= FENDER_TO; angle += 12)
    points.push([...toAxlePoint(shape, angle, shape.fenderRadius), z]);
  points.push(
    [shape.rearX + shape.fenderRadius * 0.9, shape.floorY, z],
    [shape.rearX - shape.fenderRadius * 0.5, shape.floorY, z],
  );
  return markup`<path d="${projection.tracePath(points)}" fill="${projection.shadeFace([0, 0.4, 0.6], paint.body)}"/>`;
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
  const outline = traceFenderOutline(shape);
  const fender = drawSolid(projection, paint.body, [
    [Math.min(innerZ, outerZ), outline],
    [Math.max(innerZ, outerZ), outline],
  ]);
  const lampZ = side * (inner + 10);
  const rearLampX = shape.rearX - shape.fenderRadius * 0.98;
  const lamp = projection.isFrontNearer
    ? drawBox(
        projection,
        '#f6a623',
        [shape.rearX + shape.fenderRadius * 0.56, shape.rearY - shape.fenderRadius * 0.9, lampZ],
        [
          shape.rearX + shape.fenderRadius * 0.62,
          shape.rearY - shape.fenderRadius * 0.78,
          lampZ + side * 24,
        ],
      )
    : drawBox(
        projection,
        '#d7263d',
        [rearLampX, shape.rearY - shape.fenderRadius * 0.52, Math.min(lampZ, lampZ + side * 18)],
        [rearLampX + 8, shape.rearY - shape.fenderRadius * 0.3, Math.max(lampZ, lampZ + side * 18)],
      );
  return fender + lamp;
}

export function drawAxle(projection: Projection, shape: Shape): string {
  const { rearX, rearY } = shape;
  const halfWidth = selectRearWheelSpan(shape)[0] + 6;
  return drawBox(
    projection,
    '#3a4044',
    [rearX - 22, rearY - 22, -halfWidth],
    [rearX + 22, rearY + 22, halfWidth],
  );
}

/** End of the gearbox, power take-off and three-point linkage, which are visible from behind. */
export function drawSolidLinkage(projection: Projection, shape: Shape): string {
  const { rearX, rearY } = shape;
  const drawbar = drawBox(
    projection,
    '#23272a',
    [toLinkEndX(shape) + 10, rearY + 62, -10],
    [rearX, rearY + 72, 10],
  );
  return (
    drawGearboxEnd(projection, shape) +
    drawLowerLink(projection, shape, -34, -56) +
    drawbar +
    drawTopLink(projection, shape) +
    drawLowerLink(projection, shape, 34, 56)
  );
}

/** X of the gearbox's rear end. */
const toGearboxX = ({ rearX, rearRadius }: Shape): number => rearX - rearRadius * 0.56;

/** X of the links' rear ends, to which an implement is attached. */
const toLinkEndX = ({ rearX, rearRadius }: Shape): number => rearX - rearRadius * 1.36;

function drawGearboxEnd(projection: Projection, shape: Shape): string {
  const { rearX, rearY } = shape;
  const x = toGearboxX(shape);
  return (
    drawBox(projection, '#454b50', [x, rearY - 66, -40], [rearX, rearY + 44, 40]) +
    projection.projectAcross(
      x - 1,
      markup`<rect x="-30" y="${rearY - 58}" width="60" height="94" rx="10" fill="#2b3033"/><circle cy="${rearY + 8}" r="19" fill="#15181a"/><circle cy="${rearY + 8}" r="9" fill="#b9c1c6"/><circle cy="${rearY + 8}" r="4" fill="#4a5156"/><path d="M-18 ${rearY - 44}h36" stroke="#8c959b" stroke-width="5"/>`,
    )
  );
}

/** A lower link from z at the gearbox to `endZ`, with the lever and the rod that lift it. */
function drawLowerLink(projection: Projection, shape: Shape, z: number, endZ: number): string {
  const { rearY } = shape;
  const startX = toGearboxX(shape);
  const end: Point = [toLinkEndX(shape), rearY + 58, endZ];
  const leverEnd: Point = [startX - 44, rearY - 40, z * 1.1];
  const rodEnd: Point = [end[0] + 50, end[1] - 20, (z + endZ) / 2];
  return (
    drawSpatialTube(projection, [[startX + 20, rearY + 30, z], end], 10, LINK_COLOUR) +
    drawSpatialTube(projection, [[startX + 4, rearY - 48, z * 0.9], leverEnd], 10, LINK_COLOUR) +
    drawSpatialTube(projection, [leverEnd, rodEnd], 6, '#6b7378') +
    drawLinkEye(projection, end)
  );
}

function drawTopLink(projection: Projection, shape: Shape): string {
  const { rearY } = shape;
  const start: Point = [toGearboxX(shape), rearY - 40, 0];
  const end: Point = [toLinkEndX(shape) - 4, rearY - 22, 0];
  return drawSpatialTube(projection, [start, end], 9, '#5c6368') + drawLinkEye(projection, end);
}

const LINK_COLOUR = '#2b3033';

const drawLinkEye = (projection: Projection, point: Point): string =>
  drawPin(...projection.toSpot(point), 7);

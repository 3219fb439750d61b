import type { Paint } from '../../paint.ts';
import { drawShadow } from '../../parts/draw-studio.ts';
import { Projection } from '../../solid/projection.ts';
import type { SvgDefs } from '../../svg-defs.ts';
import { createShape, type Shape, type TractorStyle } from '../shape.ts';
import { drawCabinLayers, drawCanopyLayers } from './draw-cabin-layers.ts';
import { drawSolidWheel } from './draw-solid-wheel.ts';
import { drawPlatform, drawSolidRollBar, drawSolidSeat, drawSteeringWheel } from './driver-area.ts';
import { drawSolidHood, drawUnderHood, selectFrontTrack } from './front-parts.ts';
import {
  drawAxle,
  drawFenderWall,
  drawSolidFender,
  drawSolidLinkage,
  selectRearWheelSpan,
} from './rear-parts.ts';

/** Viewing angle: the arguments of `Projection` in degrees. */
export type Angle = readonly [turn: number, tilt: number];
export const FRONT_ANGLE: Angle = [50, 9];
export const REAR_ANGLE: Angle = [-52, 11];

function drawWheels(
  defs: SvgDefs,
  projection: Projection,
  shape: Shape,
  style: TractorStyle,
  side: 1 | -1,
): string {
  const [inner, outer] = selectRearWheelSpan(shape);
  const { rim } = style.paint;
  const isHiddenSide = side === -1;
  const [z0, z1] = isHiddenSide ? [-outer, -inner] : [inner, outer];
  const frontHalfWidth = (shape.isFourWheel ? 27 : 20) * (shape.size === 'mini' ? 0.72 : 1);
  const track = side * selectFrontTrack(shape);
  const drawRearWheel = () =>
    drawFenderWall(projection, shape, style.paint, side) +
    drawSolidWheel(
      defs,
      projection,
      { cx: shape.rearX, cy: shape.rearY, r: shape.rearRadius, z0, z1 },
      { rim, isDriven: true, isHiddenSide },
    ) +
    drawSolidFender(projection, shape, style.paint, side);
  const drawFrontWheel = () =>
    drawSolidWheel(
      defs,
      projection,
      {
        cx: shape.frontX,
        cy: shape.frontY,
        r: shape.frontRadius,
        z0: track - frontHalfWidth,
        z1: track + frontHalfWidth,
      },
      { rim, isDriven: shape.isFourWheel, isHiddenSide },
    );
  return projection.isFrontNearer
    ? drawRearWheel() + drawFrontWheel()
    : drawFrontWheel() + drawRearWheel();
}

function drawSolidDriverArea(
  defs: SvgDefs,
  projection: Projection,
  shape: Shape,
  style: TractorStyle,
): string {
  const [backLayer, frontLayer] = drawTopLayers(projection, shape, style.paint);
  const rollBar = shape.top === 'rops' ? drawSolidRollBar(projection, shape) : '';
  const steeringWheel = drawSteeringWheel(projection, shape);
  const seat = drawSolidSeat(projection, shape);
  const platform = drawPlatform(projection, shape);
  const inside = projection.isFrontNearer
    ? rollBar + seat + platform + steeringWheel
    : platform + steeringWheel + seat + rollBar;
  const hood = drawSolidHood(defs, projection, shape, style.paint);
  const cockpit = backLayer + inside + frontLayer;
  return projection.isFrontNearer ? cockpit + hood : hood + cockpit;
}

/** The parts of a cabin or canopy behind the seat and in front of it. */
function drawTopLayers(projection: Projection, shape: Shape, paint: Paint): [string, string] {
  if (shape.top === 'cabin') return drawCabinLayers(projection, shape, paint);
  return shape.top === 'canopy' ? drawCanopyLayers(projection, shape, paint) : ['', ''];
}

/**
 * Three-quarter view of a tractor from its right side, scaled to an 800x600 box. Its lowest point is at y = `bottom`.
 */
export function drawThreeQuarterTractor(
  defs: SvgDefs,
  style: TractorStyle,
  angle: Angle,
  bottom: number,
): string {
  const shape = createShape(style);
  const projection = new Projection(...angle);
  const rear = drawAxle(projection, shape) + drawSolidLinkage(projection, shape);
  const front = drawUnderHood(defs, projection, shape, style.paint);
  const shadow = projection.projectOnGround(
    shape.groundY,
    drawShadow(defs, (shape.rearX + shape.frontX) / 2, 0, shape.wheelbase * 0.95, 210),
  );
  const body =
    shadow +
    drawWheels(defs, projection, shape, style, -1) +
    (projection.isFrontNearer ? rear + front : front) +
    drawSolidDriverArea(defs, projection, shape, style) +
    (projection.isFrontNearer ? '' : rear) +
    drawWheels(defs, projection, shape, style, 1);
  return projection.fitToBox(body, {
    width: 660,
    height: bottom - 40,
    bottom,
    maxScale: shape.size === 'mini' ? 1.28 : 1.4,
  });
}

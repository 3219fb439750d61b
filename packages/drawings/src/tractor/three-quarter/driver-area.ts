import { markup, toRadians } from '../../markup.ts';
import {
  createBevelledSections,
  drawBox,
  drawExtrusion,
  drawSolid,
} from '../../solid/draw-solid.ts';
import type { Point, Projection } from '../../solid/projection.ts';
import type { Shape } from '../shape.ts';
import { drawSpatialTube } from './draw-spatial-tube.ts';

/** Platform and dashboard. */
export function drawPlatform(projection: Projection, shape: Shape): string {
  const { rearX, dashX, floorY, hoodTopY } = shape;
  const halfWidth = shape.size === 'mini' ? 58 : 76;
  return (
    drawBox(
      projection,
      '#33393d',
      [rearX - 20, floorY - 6, -halfWidth],
      [dashX + 8, floorY + 8, halfWidth],
    ) +
    drawBox(
      projection,
      '#2b3033',
      [dashX - 50, floorY + 34, halfWidth - 26],
      [dashX - 8, floorY + 44, halfWidth - 2],
    ) +
    drawExtrusion(
      projection,
      '#2b3033',
      [
        [dashX - 34, hoodTopY - 10],
        [dashX + 6, hoodTopY - 6],
        [dashX + 2, floorY],
        [dashX - 22, floorY],
      ],
      -30,
      30,
    )
  );
}

export function drawSteeringWheel(projection: Projection, shape: Shape): string {
  const cx = shape.dashX - 47;
  const cy = shape.hoodTopY - 40;
  const rim = Array.from({ length: 25 }, (_, i): Point => {
    const angle = toRadians(i * 15);
    return [cx + 25 * Math.cos(angle), cy - 17 * Math.cos(angle), 30 * Math.sin(angle)];
  });
  return (
    drawSpatialTube(
      projection,
      [
        [shape.dashX - 22, shape.hoodTopY - 4, 0],
        [cx, cy, 0],
      ],
      6,
      '#1c1f21',
    ) +
    drawSpatialTube(
      projection,
      [rim[6] ?? [0, 0, 0], [cx, cy, 0], rim[18] ?? [0, 0, 0]],
      4,
      '#1c1f21',
    ) +
    markup`<path d="${projection.tracePath(rim)}" fill="none" stroke="#15181a" stroke-width="7"/>`
  );
}

export function drawSolidSeat(projection: Projection, shape: Shape): string {
  const x = shape.rearX + shape.rearRadius * 0.18;
  const y = shape.fenderTopY + 44;
  const backrestOutline = [
    [x - 10, y - 2],
    [x - 30, y - 72],
    [x - 20, y - 82],
    [x - 9, y - 72],
    [x + 6, y - 14],
  ] as const;
  const cushionOutline = [
    [x - 10, y - 24],
    [x + 50, y - 32],
    [x + 62, y - 20],
    [x + 50, y - 4],
    [x - 6, y + 4],
  ] as const;
  const backrest = drawSolid(
    projection,
    '#2b3033',
    createBevelledSections(backrestOutline, 33, 12, [x - 12, y - 30], 0.86),
  );
  const cushion = drawSolid(
    projection,
    '#2b3033',
    createBevelledSections(cushionOutline, 34, 10, [x + 20, y - 14], 0.88),
  );
  const foot = drawBox(projection, '#1c1f21', [x, y - 4, -18], [x + 40, shape.floorY - 6, 18]);
  return foot + (projection.isFrontNearer ? backrest + cushion : cushion + backrest);
}

export function drawSolidRollBar(projection: Projection, shape: Shape): string {
  const footX = shape.rearX - shape.rearRadius * 0.42;
  const headX = shape.rearX - shape.rearRadius * 0.5;
  const halfWidth = shape.size === 'mini' ? 48 : 62;
  const top = shape.fenderTopY - 130;
  return drawSpatialTube(
    projection,
    [
      [footX, shape.fenderTopY + 30, -halfWidth],
      [headX, top + 12, -halfWidth],
      [headX, top, -halfWidth + 12],
      [headX, top, halfWidth - 12],
      [headX, top + 12, halfWidth],
      [footX, shape.fenderTopY + 30, halfWidth],
    ],
    12,
  );
}

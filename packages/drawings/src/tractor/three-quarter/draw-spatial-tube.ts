import { drawTube } from '../../parts/metal.ts';
import type { Point, Projection } from '../../solid/projection.ts';

/** A tube through points in space. */
export const drawSpatialTube = (
  projection: Projection,
  points: readonly Point[],
  width: number,
  colour = '#23272a',
): string => drawTube(projection.traceLine(points), width, colour);

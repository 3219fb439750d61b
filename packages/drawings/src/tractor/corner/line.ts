import { tube } from '../../parts/metal.ts';
import type { Point, Stage } from '../../solid/stage.ts';

/** A bar or tube through points in space. */
export const line = (
  stage: Stage,
  points: readonly Point[],
  width: number,
  colour = '#23272a',
): string => tube(stage.path(points, false), width, colour);

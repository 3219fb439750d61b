import { moveTo } from '../markup.ts';
import { GROUND_Y } from './draw-studio.ts';

/**
 * Moves a machine that is drawn in an 800x600 box. The middle of the box is then at x, and the box's ground line at y =
 * `ground`.
 */
export const moveToGround = (body: string, x: number, ground: number, scale: number): string =>
  moveTo(body, x - 400 * scale, ground - GROUND_Y * scale, scale);

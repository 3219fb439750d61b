import { moveTo } from '../markup.ts';
import { GROUND_Y } from './studio.ts';

/** A machine drawn for an 800x600 box, set so that its middle stands at x on the line `ground`. */
export const standing = (body: string, x: number, ground: number, scale: number): string =>
  moveTo(body, x - 400 * scale, ground - GROUND_Y * scale, scale);

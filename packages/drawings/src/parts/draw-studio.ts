import { markup } from '../markup.ts';
import type { SvgDefs } from '../svg-defs.ts';

/** Y of the ground in the 800x600 box in which machines are drawn. */
export const GROUND_Y = 530;

/** Soft shadow of a machine. It is a gradient, because a blur filter renders ten times slower. */
export const drawShadow = (defs: SvgDefs, cx: number, cy: number, rx: number, ry = 20): string =>
  markup`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${defs.addRadialGradient([0, '#20262b', 0.5], [0.6, '#20262b', 0.34], [1, '#20262b', 0])}"/>`;

/** Background of new machines: a pale room, 800x600. */
export const drawStudio = (defs: SvgDefs): string =>
  `<path d="M0 0H800V600H0Z" fill="${defs.addLinearGradient('down', [0, '#ecece4'], [0.7, '#f7f6f1'], [1, '#dee2d8'])}"/><ellipse cx="400" cy="${GROUND_Y + 6}" rx="470" ry="110" fill="${defs.addRadialGradient([0, '#c6cac0'], [1, '#c6cac0', 0])}"/>`;

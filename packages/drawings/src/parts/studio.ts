import { markup } from '../markup.ts';
import type { Sheet } from '../sheet.ts';

/** Height of the line the wheels stand on, in an 800x600 picture. */
export const GROUND_Y = 530;

/** Soft shadow of a machine; two rings instead of a blur filter, which renders ten times slower. */
export const shadow = (sheet: Sheet, cx: number, cy: number, rx: number, ry = 20): string =>
  markup`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${sheet.radial([0, '#20262b', 0.5], [0.6, '#20262b', 0.34], [1, '#20262b', 0])}"/>`;

/** Where new machines stand: a pale room with a soft floor. */
export const studio = (sheet: Sheet): string =>
  `<path d="M0 0H800V600H0Z" fill="${sheet.linear('down', [0, '#ecece4'], [0.7, '#f7f6f1'], [1, '#dee2d8'])}"/><ellipse cx="400" cy="${GROUND_Y + 6}" rx="470" ry="110" fill="${sheet.radial([0, '#c6cac0'], [1, '#c6cac0', 0])}"/>`;

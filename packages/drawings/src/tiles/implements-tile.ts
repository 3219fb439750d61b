import { rotavator } from '../implements/rotavator.ts';
import { paintAt } from '../paint.ts';
import { standing } from '../parts/standing.ts';
import { shadow } from '../parts/studio.ts';
import { wheel } from '../parts/wheel.ts';
import type { Sheet } from '../sheet.ts';

export const implementsTile = (sheet: Sheet): string =>
  standing(rotavator(sheet, paintAt(0)), 400, 536, 1.04);

/** A rear tyre standing, a front one leaning on it. */
export const tyres = (sheet: Sheet): string =>
  shadow(sheet, 420, 546, 330) +
  wheel(sheet, 340, 312, 236, { rim: '#dcd8cc' }) +
  wheel(sheet, 612, 416, 132, { rim: '#c9c5b8', tread: 'rib' });

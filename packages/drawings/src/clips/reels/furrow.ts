import { plough } from '../../implements/plough.ts';
import { mirrored, moveTo } from '../../markup.ts';
import { paintAt } from '../../paint.ts';
import { standing } from '../../parts/standing.ts';
import { driven } from '../../scenes/subjects/driven.ts';
import type { Sheet } from '../../sheet.ts';
import { tractor } from '../../tractor/tractor.ts';
import { type Clip, camera } from '../clip.ts';
import { cutGround, looseSoil } from '../loose-soil.ts';
import { passingLandscape, toWheelRotation, UPRIGHT_CENTRE } from './passing-landscape.ts';

const GROUND_Y = 820;

function frame(sheet: Sheet, t: number): string {
  const shift = t * 150;
  const style = { paint: paintAt(5), nose: 'classic', spin: toWheelRotation(shift, 109) } as const;
  const body =
    passingLandscape(sheet, shift, 600, { hour: 'morning', ground: 'stubble', sun: 0.5 }) +
    moveTo(
      standing(mirrored(plough(sheet, paintAt(6), 2)), 462, 642, 0.68) +
        standing(driven(tractor(sheet, style)), 900, 600, 0.75) +
        cutGround(sheet, 600, shift, 1900) +
        looseSoil(600, 392, 52, -shift),
      -330,
      GROUND_Y - 600,
    );
  return camera(
    [
      [0, 440, 660, 0.94],
      [1.5, 440, 660, 0.94],
      [3.4, 130, 780, 1.5],
      [6, 150, 780, 1.5],
      [8, 560, 640, 1.1],
      [9, 560, 640, 1.1],
    ],
    t,
    body,
    UPRIGHT_CENTRE,
  );
}

/** A plough at work, from the furrow to the driver. */
export const furrow: Clip = { name: 'furrow', seconds: 9, poster: 7.8, upright: true, frame };

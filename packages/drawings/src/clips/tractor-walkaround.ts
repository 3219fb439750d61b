import { paintAt } from '../paint.ts';
import { countryside } from '../parts/countryside.ts';
import { standing } from '../parts/standing.ts';
import type { Sheet } from '../sheet.ts';
import { tractor } from '../tractor/tractor.ts';
import { type Clip, camera, during, ring } from './clip.ts';

function frame(sheet: Sheet, t: number): string {
  const travelled = t < 22.2 ? 0 : (t - 22.2) ** 2 * 150;
  const body =
    `<g transform="translate(-300 -40)">${countryside(sheet, 1900, 860, 520, { sun: 0.55 })}</g>` +
    `<g transform="translate(${travelled.toFixed(1)} 0)">${standing(
      tractor(sheet, {
        paint: paintAt(3),
        top: 'canopy',
        fourWheel: true,
        spin: (travelled / 165) * 57.3,
      }),
      640,
      640,
      1.15,
    )}</g>` +
    ring(822, 372, 195, 100, during(t, 3.6, 7)) +
    ring(893, 526, 150, 142, during(t, 7.4, 10.5)) +
    ring(540, 286, 160, 175, during(t, 11, 14.5)) +
    ring(473, 474, 196, 196, during(t, 15, 18)) +
    ring(280, 540, 76, 76, during(t, 18.5, 21));
  return camera(
    [
      [0, 640, 380, 0.98],
      [2, 640, 380, 0.98],
      [3.6, 800, 380, 1.7],
      [6.6, 800, 380, 1.76],
      [8, 880, 500, 1.8],
      [10.2, 880, 500, 1.86],
      [11.6, 560, 300, 1.5],
      [14, 560, 300, 1.56],
      [15.4, 500, 470, 1.5],
      [17.6, 500, 470, 1.56],
      [19, 340, 520, 2],
      [20.6, 340, 520, 2.04],
      [22.2, 640, 380, 0.98],
    ],
    t,
    body,
  );
}

/** The parts of a tractor, one after the other. */
export const tractorWalkaround: Clip = {
  name: 'tractor-walkaround',
  edition: 2,
  seconds: 24,
  beats: [0.5, 3.6, 7.4, 11, 15, 18.5, 21.6],
  poster: 1,
  frame,
};

import { moveTo } from '../markup.ts';
import { selectPaint } from '../paint.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { toWheelRotation } from '../parts/draw-wheel.ts';
import { moveToGround } from '../parts/move-to-ground.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawTractorSide } from '../tractor/draw-tractor-side.ts';
import { type Clip, drawRing, fadeInAndOut, moveCamera } from './clip.ts';

/** Radius of the tractor's rear wheels in user units of the frame. */
const REAR_WHEEL_RADIUS = 165;

function drawFrame(defs: SvgDefs, t: number): string {
  const travelled = t < 22.2 ? 0 : (t - 22.2) ** 2 * 150;
  const body =
    moveTo(drawCountryside(defs, 1900, 860, 520, { sun: 0.55 }), -300, -40) +
    `<g transform="translate(${travelled.toFixed(1)} 0)">${moveToGround(
      drawTractorSide(defs, {
        paint: selectPaint(3),
        top: 'canopy',
        isFourWheel: true,
        spin: toWheelRotation(travelled, REAR_WHEEL_RADIUS),
      }),
      640,
      640,
      1.15,
    )}</g>` +
    drawRing(822, 372, 195, 100, fadeInAndOut(t, 3.6, 7)) +
    drawRing(893, 526, 150, 142, fadeInAndOut(t, 7.4, 10.5)) +
    drawRing(540, 286, 160, 175, fadeInAndOut(t, 11, 14.5)) +
    drawRing(473, 474, 196, 196, fadeInAndOut(t, 15, 18)) +
    drawRing(280, 540, 76, 76, fadeInAndOut(t, 18.5, 21));
  return moveCamera(
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

/** Rings the main parts of a tractor one after the other. */
export const tractorWalkaround: Clip = {
  name: 'tractor-walkaround',
  edition: 2,
  seconds: 24,
  cueTimes: [0.5, 3.6, 7.4, 11, 15, 18.5, 21.6],
  poster: 1,
  drawFrame,
};

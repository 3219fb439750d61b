import { drawRotavatorSide, ROTOR_RADIUS } from '../implements/draw-rotavator-side.ts';
import { markup, moveTo, repeat } from '../markup.ts';
import { selectPaint } from '../paint.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { toWheelRotation } from '../parts/draw-wheel.ts';
import { drawRod } from '../parts/metal.ts';
import { moveToGround } from '../parts/move-to-ground.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawTractorSide } from '../tractor/draw-tractor-side.ts';
import { type Clip, drawRing, ease, fadeInAndOut, moveCamera } from './clip.ts';
import {
  drawBracket,
  drawCutGround,
  drawLooseSoil,
  drawMeasuringStick,
} from './draw-cut-ground.ts';

const GROUND_Y = 590;
/** Radius of the tractor's rear wheels in user units of the frame. */
const REAR_WHEEL_RADIUS = 109;
const TILLING_DEPTH = 44;
const ROTOR_X = 492;

/** Clods that the rotor throws up behind it. `strength` is their opacity. */
const drawClods = (t: number, strength: number): string =>
  strength <= 0
    ? ''
    : `<g fill="#6b4426">${repeat(12, (i) => {
        const age = (t * 1.7 + i * 0.31) % 1;
        const x = ROTOR_X - 66 - age * (60 + (i % 4) * 22);
        const y = GROUND_Y - 6 - (46 + (i % 3) * 22) * 4 * age * (1 - age) * 0.6;
        return markup`<circle cx="${x}" cy="${y}" r="${4 + (i % 3) * 2}" fill-opacity="${strength.toFixed(2)}"/>`;
      })}</g>`;

/** A rotavator is lowered, tills the soil behind a tractor, and its depth is measured. */
function drawTilling(defs: SvgDefs, t: number): string {
  const lowered = ease(t, 8.8, 11.4);
  const rotorY = GROUND_Y - ROTOR_RADIUS - 92 * (1 - lowered) + TILLING_DEPTH * lowered;
  const soilDepth = Math.max(0, TILLING_DEPTH * lowered - 92 * (1 - lowered));
  const drivenSeconds = t < 12 ? 0 : Math.min(t, 16.6) - 12 - (1 - ease(t, 12, 13)) * 0.4;
  const shift = Math.max(0, drivenSeconds) * 170;
  const spin = t < 9 ? 0 : (Math.min(t, 16.8) - 9) * 420;
  const measured = ease(t, 17, 18.2);
  return (
    `<g transform="translate(${(-shift * 0.12 - 200).toFixed(1)} 0)">${drawCountryside(defs, 1900, 760, 420, { hour: 'morning', sun: 0.5, ground: 'stubble' })}</g>` +
    moveToGround(
      drawTractorSide(defs, {
        paint: selectPaint(2),
        nose: 'round',
        spin: toWheelRotation(shift, REAR_WHEEL_RADIUS),
        hasLinks: false,
      }),
      860,
      GROUND_Y,
      0.75,
    ) +
    drawRod(`M690 510L${ROTOR_X + 102} ${Math.round(rotorY - 22)}`, 11) +
    drawRod(`M676 440L${ROTOR_X + 92} ${Math.round(rotorY - 172)}`, 7) +
    moveTo(
      drawRotavatorSide(defs, selectPaint(0), {
        spin,
        skidUp: 36 * ease(t, 5.7, 7),
        pinOut: fadeInAndOut(t, 4.6, 8, 0.8),
      }),
      ROTOR_X,
      rotorY,
    ) +
    drawCutGround(defs, GROUND_Y, shift) +
    drawLooseSoil(GROUND_Y, ROTOR_X - 20, soilDepth, -shift, ROTOR_X - 40 - shift) +
    drawClods(t, fadeInAndOut(t, 10.6, 16.8, 0.4)) +
    drawRing(ROTOR_X + 54, rotorY - 30, 62, 74, fadeInAndOut(t, 4, 8.4)) +
    (t < 16.4 ? '' : drawMeasuringStick(230, GROUND_Y - 190 + (190 + TILLING_DEPTH) * measured)) +
    drawBracket(300, GROUND_Y - 6, GROUND_Y + TILLING_DEPTH, ease(t, 18.2, 18.8))
  );
}

const drawFrame = (defs: SvgDefs, t: number): string =>
  moveCamera(
    [
      [0, 640, 400, 1],
      [1, 640, 400, 1],
      [4, 545, 440, 2.1],
      [8.4, 545, 440, 2.1],
      [10, 600, 430, 1.3],
      [16, 600, 430, 1.3],
      [17.4, 280, 540, 2],
      [20, 280, 540, 2],
    ],
    t,
    drawTilling(defs, t),
  );

/** Shows that the skid of a rotavator limits its tilling depth, and the pin that sets the skid's height. */
export const rotavatorDepth: Clip = {
  name: 'rotavator-depth',
  edition: 2,
  seconds: 20,
  cueTimes: [0.5, 4.2, 6.2, 8.8, 12.2, 16.8],
  poster: 14.2,
  drawFrame,
};

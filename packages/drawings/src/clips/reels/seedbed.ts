import { drawRotavatorSide, ROTOR_RADIUS } from '../../implements/draw-rotavator-side.ts';
import { markup, moveTo, repeat } from '../../markup.ts';
import { selectPaint } from '../../paint.ts';
import { toWheelRotation } from '../../parts/draw-wheel.ts';
import { drawRod } from '../../parts/metal.ts';
import { moveToGround } from '../../parts/move-to-ground.ts';
import { addDriver } from '../../scenes/subjects/add-driver.ts';
import type { SvgDefs } from '../../svg-defs.ts';
import { drawTractorSide } from '../../tractor/draw-tractor-side.ts';
import { type Clip, ease, moveCamera } from '../clip.ts';
import { drawCutGround, drawLooseSoil } from '../draw-cut-ground.ts';
import { drawPassingLandscape, UPRIGHT_CENTRE } from './draw-passing-landscape.ts';

const GROUND_Y = 860;
/** Radius of the tractor's rear wheels in user units of the frame. */
const REAR_WHEEL_RADIUS = 109;
const ROTOR_X = 300;
const TILLING_DEPTH = 44;

const drawClods = (t: number): string =>
  `<g fill="#6b4426">${repeat(14, (i) => {
    const age = (t * 1.7 + i * 0.29) % 1;
    const x = ROTOR_X - 66 - age * (60 + (i % 4) * 24);
    const y = GROUND_Y - 6 - (46 + (i % 3) * 22) * 2.4 * age * (1 - age);
    return markup`<circle cx="${x}" cy="${y}" r="${4 + (i % 3) * 2}"/>`;
  })}</g>`;

function drawFrame(defs: SvgDefs, t: number): string {
  const lowered = ease(t, 0.8, 2.4);
  const shift = Math.max(0, t - 2) * 150;
  const rotorY = GROUND_Y - ROTOR_RADIUS - 70 * (1 - lowered) + TILLING_DEPTH * lowered;
  const style = {
    paint: selectPaint(2),
    nose: 'round',
    spin: toWheelRotation(shift, REAR_WHEEL_RADIUS),
    hasLinks: false,
  } as const;
  const body =
    drawPassingLandscape(defs, shift, 600, { ground: 'stubble', sun: 0.45 }) +
    moveToGround(addDriver(drawTractorSide(defs, style)), 668, GROUND_Y, 0.75) +
    drawRod(`M498 ${GROUND_Y - 80}L${ROTOR_X + 102} ${Math.round(rotorY - 22)}`, 11) +
    drawRod(`M484 ${GROUND_Y - 150}L${ROTOR_X + 92} ${Math.round(rotorY - 172)}`, 7) +
    moveTo(
      drawRotavatorSide(defs, selectPaint(0), { spin: t * 420, skidUp: 30, pinOut: 0 }),
      ROTOR_X,
      rotorY,
    ) +
    drawCutGround(defs, GROUND_Y, shift, 2000) +
    drawLooseSoil(
      GROUND_Y,
      ROTOR_X - 20,
      TILLING_DEPTH * lowered,
      -shift,
      Math.max(-400, ROTOR_X - 40 - shift),
    ) +
    (t < 2.2 ? '' : drawClods(t));
  return moveCamera(
    [
      [0, 440, 720, 1.05],
      [2.4, 440, 720, 1.05],
      [4.2, 270, 800, 1.8],
      [6.8, 270, 800, 1.8],
      [8.6, 400, 690, 1],
      [9, 400, 690, 1],
    ],
    t,
    body,
    UPRIGHT_CENTRE,
  );
}

/** A rotavator is lowered and tills the soil. */
export const seedbed: Clip = { name: 'seedbed', seconds: 9, poster: 3, upright: true, drawFrame };

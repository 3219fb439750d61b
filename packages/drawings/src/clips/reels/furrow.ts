import { drawPlough } from '../../implements/draw-plough.ts';
import { mirror, moveTo } from '../../markup.ts';
import { selectPaint } from '../../paint.ts';
import { toWheelRotation } from '../../parts/draw-wheel.ts';
import { moveToGround } from '../../parts/move-to-ground.ts';
import { addDriver } from '../../scenes/subjects/add-driver.ts';
import type { SvgDefs } from '../../svg-defs.ts';
import { drawTractorSide } from '../../tractor/draw-tractor-side.ts';
import { type Clip, moveCamera } from '../clip.ts';
import { drawCutGround, drawLooseSoil } from '../draw-cut-ground.ts';
import { drawPassingLandscape, UPRIGHT_CENTRE } from './draw-passing-landscape.ts';

const GROUND_Y = 820;
/** Radius of the tractor's rear wheels in user units of the frame. */
const REAR_WHEEL_RADIUS = 109;

function drawFrame(defs: SvgDefs, t: number): string {
  const shift = t * 150;
  const style = {
    paint: selectPaint(5),
    nose: 'classic',
    spin: toWheelRotation(shift, REAR_WHEEL_RADIUS),
  } as const;
  const body =
    drawPassingLandscape(defs, shift, 600, { hour: 'morning', ground: 'stubble', sun: 0.5 }) +
    moveTo(
      moveToGround(mirror(drawPlough(defs, selectPaint(6), 2)), 462, 642, 0.68) +
        moveToGround(addDriver(drawTractorSide(defs, style)), 900, 600, 0.75) +
        drawCutGround(defs, 600, shift, 1900) +
        drawLooseSoil(600, 392, 52, -shift),
      -330,
      GROUND_Y - 600,
    );
  return moveCamera(
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

/** Ploughing: the whole tractor, the furrow, then the driver. */
export const furrow: Clip = { name: 'furrow', seconds: 9, poster: 7.8, upright: true, drawFrame };

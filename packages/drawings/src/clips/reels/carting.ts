import { drawTrolley } from '../../implements/draw-trolley.ts';
import { mirror, repeat } from '../../markup.ts';
import { selectPaint } from '../../paint.ts';
import { toWheelRotation } from '../../parts/draw-wheel.ts';
import { moveToGround } from '../../parts/move-to-ground.ts';
import { addDriver } from '../../scenes/subjects/add-driver.ts';
import type { SvgDefs } from '../../svg-defs.ts';
import { drawTractorSide } from '../../tractor/draw-tractor-side.ts';
import { type Clip, moveCamera } from '../clip.ts';
import { drawPassingLandscape, UPRIGHT_CENTRE } from './draw-passing-landscape.ts';

const GROUND_Y = 860;
/** Radius of the tractor's rear wheels in user units of the frame. */
const REAR_WHEEL_RADIUS = 109;
const TROLLEY_WHEEL_RADIUS = 61;

const drawRoad = (shift: number): string =>
  `<path d="M-900 ${GROUND_Y - 60}H1700V${GROUND_Y + 110}H-900Z" fill="#5c6367"/><path d="M-900 ${GROUND_Y - 60}H1700v9H-900ZM-900 ${GROUND_Y + 101}H1700v9H-900Z" fill="#e9e6da"/><g fill="#f7f3e3">${repeat(16, (i) => `<path d="M${(-900 + i * 170 - (shift % 170)).toFixed(1)} ${GROUND_Y + 38}h90v10h-90z"/>`)}</g>`;

function drawFrame(defs: SvgDefs, t: number): string {
  const shift = t * 190;
  const style = { paint: selectPaint(8), spin: toWheelRotation(shift, REAR_WHEEL_RADIUS) } as const;
  const body =
    drawPassingLandscape(defs, shift, 600, { hour: 'morning', ground: 'green', sun: 0.55 }) +
    drawRoad(shift) +
    moveToGround(
      mirror(
        drawTrolley(defs, selectPaint(1), {
          load: 'sacks',
          isHitched: true,
          spin: -toWheelRotation(shift, TROLLEY_WHEEL_RADIUS),
        }),
      ),
      20,
      GROUND_Y,
      0.86,
    ) +
    moveToGround(addDriver(drawTractorSide(defs, style)), 640, GROUND_Y, 0.86);
  return moveCamera(
    [
      [0, 600, 690, 1.15],
      [1.8, 600, 690, 1.15],
      [3.6, 0, 740, 1.3],
      [5.6, 0, 740, 1.3],
      [7.4, 330, 700, 0.66],
      [9, 330, 700, 0.66],
    ],
    t,
    body,
    UPRIGHT_CENTRE,
  );
}

/** A tractor takes a trolley with sacks along a road. */
export const carting: Clip = { name: 'trolley', seconds: 9, poster: 0.5, upright: true, drawFrame };

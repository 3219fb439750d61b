import { drawCombineHarvester } from '../../implements/draw-combine-harvester.ts';
import { moveTo } from '../../markup.ts';
import { drawWheat } from '../../objects/crops.ts';
import { selectPaint } from '../../paint.ts';
import type { SvgDefs } from '../../svg-defs.ts';
import { type Clip, moveCamera } from '../clip.ts';
import { drawPassingLandscape, UPRIGHT_CENTRE } from './draw-passing-landscape.ts';

const GROUND_Y = 880;

/** Wheat from x = `from` to the right edge. It moves to the left with `shift` and sways in the wind. */
const drawStandingCrop = (shift: number, from: number, ground: number, height: number, t: number) =>
  moveTo(
    drawWheat(from - ((from + shift) % 17) + 17, 1500, ground, height, 4 * Math.sin(t * 2.4)),
    0,
    0,
  );

function drawFrame(defs: SvgDefs, t: number): string {
  const shift = t * 120;
  const body =
    drawPassingLandscape(defs, shift, 590, { ground: 'stubble', sun: 0.4 }) +
    drawStandingCrop(shift, 300, GROUND_Y - 70, 130, t) +
    moveTo(drawCombineHarvester(defs, selectPaint(0), shift), -260, GROUND_Y - 530) +
    drawStandingCrop(shift, 500, GROUND_Y + 16, 150, t) +
    drawStandingCrop(shift, 470, GROUND_Y + 90, 170, t);
  return moveCamera(
    [
      [0, 210, 690, 0.92],
      [2, 210, 690, 0.92],
      [3.8, 430, 760, 1.5],
      [6.4, 440, 760, 1.5],
      [8.2, 100, 640, 1.1],
      [9, 100, 640, 1.1],
    ],
    t,
    body,
    UPRIGHT_CENTRE,
  );
}

/** A combine harvests wheat. */
export const harvestDay: Clip = {
  name: 'harvest',
  seconds: 9,
  poster: 1,
  upright: true,
  drawFrame,
};

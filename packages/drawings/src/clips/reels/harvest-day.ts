import { combineHarvester } from '../../implements/combine-harvester.ts';
import { moveTo } from '../../markup.ts';
import { paintAt } from '../../paint.ts';
import { wheat } from '../../props/crops.ts';
import type { Sheet } from '../../sheet.ts';
import { type Clip, camera } from '../clip.ts';
import { passingLandscape, UPRIGHT_CENTRE } from './passing-landscape.ts';

const GROUND_Y = 880;

/** Wheat from the cutter bar on, moving towards it. */
const standingCrop = (shift: number, from: number, ground: number, high: number, t: number) =>
  moveTo(wheat(from - ((from + shift) % 17) + 17, 1500, ground, high, 4 * Math.sin(t * 2.4)), 0, 0);

function frame(sheet: Sheet, t: number): string {
  const shift = t * 120;
  const body =
    passingLandscape(sheet, shift, 590, { ground: 'stubble', sun: 0.4 }) +
    standingCrop(shift, 300, GROUND_Y - 70, 130, t) +
    moveTo(combineHarvester(sheet, paintAt(0), shift), -260, GROUND_Y - 530) +
    standingCrop(shift, 500, GROUND_Y + 16, 150, t) +
    standingCrop(shift, 470, GROUND_Y + 90, 170, t);
  return camera(
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

/** Through ripe wheat with the combine. */
export const harvestDay: Clip = {
  name: 'harvest',
  seconds: 9,
  poster: 1,
  upright: true,
  frame,
};

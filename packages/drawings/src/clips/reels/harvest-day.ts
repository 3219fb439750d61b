import { combineHarvester } from '../../implements/combine-harvester.ts';
import { place } from '../../markup.ts';
import { paintAt } from '../../paints.ts';
import { wheat } from '../../props/crops.ts';
import type { Sheet } from '../../sheet.ts';
import { type Clip, camera } from '../clip.ts';
import { MIDDLE, passing } from './land.ts';

const GROUND = 880;

/** Wheat from the cutter bar on, moving towards it. */
const standingCrop = (shift: number, from: number, ground: number, high: number, t: number) =>
  place(wheat(from - ((from + shift) % 17) + 17, 1500, ground, high, 4 * Math.sin(t * 2.4)), 0, 0);

function frame(sheet: Sheet, t: number): string {
  const shift = t * 120;
  const body =
    passing(sheet, shift, 590, { ground: 'stubble', sun: 0.4 }) +
    standingCrop(shift, 300, GROUND - 70, 130, t) +
    place(combineHarvester(sheet, paintAt(0), shift), -260, GROUND - 530) +
    standingCrop(shift, 500, GROUND + 16, 150, t) +
    standingCrop(shift, 470, GROUND + 90, 170, t);
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
    MIDDLE,
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

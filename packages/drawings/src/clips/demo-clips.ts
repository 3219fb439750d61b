import { type Drawing, picture } from '../drawing.ts';
import { ballTest } from './ball-test.ts';
import { type Clip, selectFrameSize } from './clip.ts';
import { emi } from './emi.ts';
import { limeTest } from './lime-test.ts';
import { oilCheck } from './oil-check.ts';
import { ploughFurrow } from './plough-furrow.ts';
import { carting, furrow, harvestDay, lookRound, seedbed, treads } from './reels/index.ts';
import { rotavatorDepth } from './rotavator-depth.ts';
import { rotavatorFit } from './rotavator-fit.ts';
import { strawSpread } from './straw-spread.ts';
import { tractorWalkaround } from './tractor-walkaround.ts';
import { trolleyHitch } from './trolley-hitch.ts';
import { trolleyLights } from './trolley-lights.ts';
import { tyrePressure } from './tyre-pressure.ts';

/** Every demonstration clip, in the order they were made. */
export const DEMO_CLIPS: readonly Clip[] = [
  rotavatorDepth,
  tractorWalkaround,
  ploughFurrow,
  oilCheck,
  tyrePressure,
  emi,
  trolleyLights,
  trolleyHitch,
  ballTest,
  limeTest,
  strawSpread,
  rotavatorFit,
];

/** The short upright ones. */
export const REEL_CLIPS: readonly Clip[] = [
  lookRound,
  furrow,
  seedbed,
  harvestDay,
  carting,
  treads,
];

/** One frame of a clip at a time in seconds. */
export function drawFrame(clip: Clip, t: number): Drawing {
  const { width, height } = selectFrameSize(clip);
  return picture(width, height, (sheet) => clip.frame(sheet, t));
}

const createPosterDrawer = (clips: readonly Clip[]) => (id: string, view: string) => {
  const clip = clips.find(({ name }) => name === id);
  return clip === undefined || view !== 'poster' ? null : drawFrame(clip, clip.poster);
};

/** The still of a clip, 16:9. */
export const drawPoster = createPosterDrawer(DEMO_CLIPS);

/** The still of a reel, 9:16. */
export const drawReelPoster = createPosterDrawer(REEL_CLIPS);

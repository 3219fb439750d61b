import { createDrawing, type Drawing } from '../drawing.ts';
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

/** Demonstration clips with narration, 16:9. */
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

/** Short upright clips without narration, 9:16. */
export const REEL_CLIPS: readonly Clip[] = [
  lookRound,
  furrow,
  seedbed,
  harvestDay,
  carting,
  treads,
];

/** The frame of a clip at `t` seconds. */
export function drawFrame(clip: Clip, t: number): Drawing {
  const { width, height } = selectFrameSize(clip);
  return createDrawing(width, height, (defs) => clip.drawFrame(defs, t));
}

const createPosterDrawer = (clips: readonly Clip[]) => (id: string, view: string) => {
  const clip = clips.find(({ name }) => name === id);
  return clip === undefined || view !== 'poster' ? null : drawFrame(clip, clip.poster);
};

/** Poster of a demonstration clip by its name: view `poster`, 1280x720. Null for an unknown name or view. */
export const drawPoster = createPosterDrawer(DEMO_CLIPS);

/** Poster of a reel by its name: view `poster`, 720x1280. Null for an unknown name or view. */
export const drawReelPoster = createPosterDrawer(REEL_CLIPS);

import { ease, fadeInAndOut } from './clip.ts';

/** Length of a step. Each step of a clip has one spoken sentence. */
const STEP_SECONDS = 5;

/** Cue times of a clip with equal steps. */
export const createCueTimes = (steps: number): number[] =>
  Array.from({ length: steps }, (_, i) => i * STEP_SECONDS);

/** Length in seconds of a clip with equal steps. */
export const computeDuration = (steps: number): number => steps * STEP_SECONDS;

/** Step of a clip at a time in seconds, counted from 0. */
export const findStep = (t: number): number => Math.floor(t / STEP_SECONDS);

/** 1 during the steps from `first` to `last` (counted from 0) and 0 outside, with transitions of 0.6 s. */
export const fadeStep = (t: number, first: number, last = first): number =>
  fadeInAndOut(t, first * STEP_SECONDS, (last + 1) * STEP_SECONDS, 0.6);

/**
 * Rises from 0 to 1 within a step (counted from 0). `from` and `to` are fractions of the step, and may lie outside it.
 */
export const easeStep = (t: number, step: number, from = 0, to = 1): number =>
  ease(t, (step + from) * STEP_SECONDS, (step + to) * STEP_SECONDS);

/** Opacity of a scene that fades in when the step begins. */
export const fadeInAtStep = (t: number, step: number): number => easeStep(t, step, -0.06, 0.06);

/** Opacity of a label that appears between the fractions `from` and `to` of the step, and ends with the step. */
export const appearInStep = (t: number, step: number, from: number, to: number): number =>
  fadeStep(t, step) * easeStep(t, step, from, to);

/** Draws the scene with an opacity of `strength`. Below 1 % the scene is not drawn at all. */
export const fadeIn = (strength: number, body: () => string): string =>
  strength <= 0.01 ? '' : `<g opacity="${strength.toFixed(2)}">${body()}</g>`;

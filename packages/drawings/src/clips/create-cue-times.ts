import { during, ease } from './clip.ts';

/** Drawn seconds between two sentences of a clip that is told in equal steps. */
const STEP_SECONDS = 5;

/** Where the sentences of such a clip begin. */
export const createCueTimes = (sentences: number): number[] =>
  Array.from({ length: sentences }, (_, i) => i * STEP_SECONDS);

/** The drawn length of a clip with so many sentences. */
export const totalSeconds = (sentences: number): number => sentences * STEP_SECONDS;

/** 1 while the sentences from `first` to `last` are spoken (counted from nought), soft at both ends. */
export const stepStrength = (t: number, first: number, last = first): number =>
  during(t, first * STEP_SECONDS, (last + 1) * STEP_SECONDS, 0.6);

/** From 0 to 1 within a sentence, from one share of it to another. */
export const stepProgress = (t: number, sentence: number, from = 0, to = 1): number =>
  ease(t, (sentence + from) * STEP_SECONDS, (sentence + to) * STEP_SECONDS);

/** A scene that fades in over what is under it. */
export const withFade = (strength: number, body: () => string): string =>
  strength <= 0.01 ? '' : `<g opacity="${strength.toFixed(2)}">${body()}</g>`;

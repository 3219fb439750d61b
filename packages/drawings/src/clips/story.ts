import { during, ease } from './clip.ts';

/** Drawn seconds between two sentences of a clip that is told in equal steps. */
const STEP = 5;

/** Where the sentences of such a clip begin. */
export const beatsOf = (sentences: number): number[] =>
  Array.from({ length: sentences }, (_, i) => i * STEP);

/** The drawn length of a clip with so many sentences. */
export const lasting = (sentences: number): number => sentences * STEP;

/** 1 while the sentences from `first` to `last` are spoken (counted from nought), soft at both ends. */
export const telling = (t: number, first: number, last = first): number =>
  during(t, first * STEP, (last + 1) * STEP, 0.6);

/** From 0 to 1 within a sentence, from one share of it to another. */
export const through = (t: number, sentence: number, from = 0, to = 1): number =>
  ease(t, (sentence + from) * STEP, (sentence + to) * STEP);

/** A scene that fades in over what is under it. */
export const fadeIn = (strength: number, body: () => string): string =>
  strength <= 0.01 ? '' : `<g opacity="${strength.toFixed(2)}">${body()}</g>`;

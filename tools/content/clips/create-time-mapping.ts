import type { Clip } from '@tractor-haat/drawings/clips';
import type { Cue } from './parse-captions.ts';

/** Seconds before the first sentence and after the last one. */
const LEAD_SECONDS = 0.5;
const TAIL_SECONDS = 1;
/** Pause between two sentences, in seconds. */
const PAUSE_SECONDS = 0.45;

const toHundredths = (seconds: number): number => Math.round(seconds * 100) / 100;

/** Times of sentences spoken in several languages: each cue lasts as long as its slowest language. */
export function alignSentences(
  spoken: readonly (readonly number[])[],
): { from: number; to: number }[] {
  let at = LEAD_SECONDS;
  return (spoken[0] ?? []).map((_, i) => {
    const from = toHundredths(at);
    const to = toHundredths(from + Math.max(...spoken.map((lengths) => lengths[i] ?? 0)) + 0.05);
    at = to + PAUSE_SECONDS;
    return { from, to };
  });
}

/** A spoken film ends shortly after its last sentence, at a whole second. */
export const computeDuration = (cues: readonly Pick<Cue, 'to'>[]): number =>
  Math.ceil((cues.at(-1)?.to ?? 0) + TAIL_SECONDS);

/**
 * Maps a second of the film to a second of the drawing. A drawing starts every sentence at a beat; a film lasts as long
 * as its sentences.
 */
export function createTimeMapping(
  clip: Pick<Clip, 'beats' | 'seconds'>,
  cues: readonly Pick<Cue, 'from' | 'to'>[],
): (at: number) => number {
  const { beats, seconds } = clip;
  if (beats === undefined) return (at) => at;
  if (beats.length !== cues.length) {
    throw new Error(`${beats.length} beats are drawn and ${cues.length} sentences are spoken`);
  }
  const film = [0, ...cues.map(({ from }) => from), computeDuration(cues)];
  const drawn = [0, ...beats, seconds];
  return (at) => {
    const next = film.findIndex((moment, i) => i > 0 && moment >= at);
    const i = next === -1 ? film.length - 1 : next;
    const [a = 0, b = 0, from = 0, to = 0] = [film[i - 1], film[i], drawn[i - 1], drawn[i]];
    return b <= a ? to : from + (to - from) * Math.min(1, (at - a) / (b - a));
  };
}

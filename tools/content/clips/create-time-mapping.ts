import type { Clip } from '@tractor-haat/drawings/clips';
import type { Cue } from './parse-captions.ts';

/** Silence before the first sentence and after the last one. */
const LEAD_SECONDS = 0.5;
const TAIL_SECONDS = 1;
const PAUSE_SECONDS = 0.45;
const CUE_MARGIN_SECONDS = 0.05;

const toHundredths = (seconds: number): number => Math.round(seconds * 100) / 100;

/** Times of sentences that are spoken in several languages. The slowest language sets the length of each sentence. */
export function alignCues(
  secondsByLanguage: readonly (readonly number[])[],
): { from: number; to: number }[] {
  let nextStart = LEAD_SECONDS;
  return (secondsByLanguage[0] ?? []).map((_, index) => {
    const from = toHundredths(nextStart);
    const maxSeconds = Math.max(...secondsByLanguage.map((seconds) => seconds[index] ?? 0));
    const to = toHundredths(from + maxSeconds + CUE_MARGIN_SECONDS);
    nextStart = to + PAUSE_SECONDS;
    return { from, to };
  });
}

/** Length of a spoken film in full seconds. */
export const computeDuration = (cues: readonly Pick<Cue, 'to'>[]): number =>
  Math.ceil((cues.at(-1)?.to ?? 0) + TAIL_SECONDS);

/**
 * Maps a second of the film to a second of the drawing. In the drawing, sentences start at fixed beats. In the film,
 * they start when the previous sentence has been spoken.
 */
export function createTimeMapping(
  clip: Pick<Clip, 'cueTimes' | 'seconds'>,
  cues: readonly Pick<Cue, 'from' | 'to'>[],
): (at: number) => number {
  const { cueTimes, seconds } = clip;
  if (cueTimes === undefined) return (at) => at;
  if (cueTimes.length !== cues.length) {
    throw new Error(`${cueTimes.length} beats are drawn and ${cues.length} sentences are spoken`);
  }
  const filmTimes = [0, ...cues.map(({ from }) => from), computeDuration(cues)];
  const drawnTimes = [0, ...cueTimes, seconds];
  return (at) => {
    const match = filmTimes.findIndex((second, index) => index > 0 && second >= at);
    const next = match === -1 ? filmTimes.length - 1 : match;
    const [filmFrom = 0, filmTo = 0] = [filmTimes[next - 1], filmTimes[next]];
    const [drawnFrom = 0, drawnTo = 0] = [drawnTimes[next - 1], drawnTimes[next]];
    if (filmTo <= filmFrom) return drawnTo;
    const share = Math.min(1, (at - filmFrom) / (filmTo - filmFrom));
    return drawnFrom + (drawnTo - drawnFrom) * share;
  };
}

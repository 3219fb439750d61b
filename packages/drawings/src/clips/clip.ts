import { markup } from '../markup.ts';
import type { Sheet } from '../sheet.ts';

/** A silent demonstration film drawn frame by frame in a world of 1280x720, or upright 720x1280. */
export interface Clip {
  name: string;
  /** Files of films are kept for ever by browsers: a film that is made anew takes the next number. */
  edition?: number;
  seconds: number;
  /** The drawn second at which each spoken sentence begins; a film without them is as long as drawn. */
  beats?: readonly number[];
  /** The second whose frame is the poster. */
  poster: number;
  upright?: true;
  frame: (sheet: Sheet, t: number) => string;
}

const LANDSCAPE_SIZE = { width: 1280, height: 720 } as const;
const UPRIGHT_SIZE = { width: 720, height: 1280 } as const;

/** Base name of a clip's files. */
export const toClipFileName = ({ name, edition = 1 }: Pick<Clip, 'name' | 'edition'>): string =>
  edition === 1 ? name : `${name}-${edition}`;

/** The size of what a clip's frames are drawn in. */
export const selectFrameSize = (clip: Clip) => (clip.upright ? UPRIGHT_SIZE : LANDSCAPE_SIZE);

/** 0 before `from`, 1 after `to`, softly between. */
export function ease(t: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** 1 while between the two times, with soft edges of `edge` seconds. */
export const during = (t: number, from: number, to: number, edge = 0.5): number =>
  ease(t, from, from + edge) * (1 - ease(t, to - edge, to));

export type Shot = readonly [at: number, x: number, y: number, zoom: number];

/** Looks at the world: the shot's point comes to the middle. Rests at each shot, glides between. */
export function camera(
  shots: readonly Shot[],
  t: number,
  body: string,
  middle: readonly [number, number] = [640, 360],
): string {
  const next = shots.findIndex(([at]) => at > t);
  const to = shots[next === -1 ? shots.length - 1 : next] ?? [0, 640, 360, 1];
  const from = shots[next === -1 ? shots.length - 1 : Math.max(0, next - 1)] ?? to;
  const share = to[0] === from[0] ? 1 : ease(t, Math.max(from[0], to[0] - 1.6), to[0]);
  const [x, y, zoom] = [1, 2, 3].map((i) => {
    const a = from[i] ?? 0;
    return a + ((to[i] ?? 0) - a) * share;
  }) as [number, number, number];
  return markup`<g transform="translate(${middle[0]} ${middle[1]}) scale(${zoom.toFixed(3)}) translate(${-x} ${-y})">${body}</g>`;
}

/** A marigold ring that comes and goes round the part being shown. */
export const ring = (x: number, y: number, rx: number, ry: number, strength: number): string =>
  strength <= 0
    ? ''
    : markup`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="#5c3b00" stroke-width="13" stroke-opacity="${(strength * 0.6).toFixed(2)}"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="#ffb81c" stroke-width="8" stroke-opacity="${strength.toFixed(2)}"/>`;

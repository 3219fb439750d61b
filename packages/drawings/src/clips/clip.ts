import { markup } from '../markup.ts';
import type { SvgDefs } from '../svg-defs.ts';

/**
 * A silent demonstration film, drawn frame by frame in 1280x720 user units, or 720x1280 if `upright`. All times are in
 * seconds.
 */
export interface Clip {
  name: string;
  /** Part of the file name, because browsers cache films forever. Increment it when a published film changes. */
  edition?: number;
  seconds: number;
  /**
   * Times at which the spoken sentences begin. The film is stretched or shortened to the recorded sentences. Without
   * cue times it is rendered as drawn.
   */
  cueTimes?: readonly number[];
  /** Time of the frame that is the poster. */
  poster: number;
  upright?: true;
  /** Draws the frame at the time `t`. */
  drawFrame: (defs: SvgDefs, t: number) => string;
}

const LANDSCAPE_SIZE = { width: 1280, height: 720 } as const;
const UPRIGHT_SIZE = { width: 720, height: 1280 } as const;

/** Base name of a clip's files: its name, followed by the edition unless it is the first (`rotavator-depth-2`). */
export const toClipFileName = ({ name, edition = 1 }: Pick<Clip, 'name' | 'edition'>): string =>
  edition === 1 ? name : `${name}-${edition}`;

/** View box of a clip's frames, in user units. */
export const selectFrameSize = (clip: Clip) => (clip.upright ? UPRIGHT_SIZE : LANDSCAPE_SIZE);

/** Smoothstep: 0 before `from`, 1 after `to`, and a gradual transition between these times. */
export function ease(t: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** 1 between the two times and 0 outside, with transitions of `edge` seconds at both ends. */
export const fadeInAndOut = (t: number, from: number, to: number, edge = 0.5): number =>
  ease(t, from, from + edge) * (1 - ease(t, to - edge, to));

/** At the time `at`, the point x,y is in the middle of the frame, magnified by `zoom`. */
type Shot = readonly [at: number, x: number, y: number, zoom: number];

/** Maximum duration of the move to a shot, which ends at the time of the shot. */
const MOVE_SECONDS = 1.6;

const FRAME_CENTRE = [640, 360] as const;

/** Pans and zooms `body` so that the point of the current shot is at `middle`. */
export function moveCamera(
  shots: readonly [Shot, ...Shot[]],
  t: number,
  body: string,
  middle: readonly [x: number, y: number] = FRAME_CENTRE,
): string {
  const [fromTime, fromX, fromY, fromZoom] = shots.findLast(([at]) => at <= t) ?? shots[0];
  const [toTime, toX, toY, toZoom] = shots.find(([at]) => at > t) ?? shots.at(-1) ?? shots[0];
  const share =
    toTime === fromTime ? 1 : ease(t, Math.max(fromTime, toTime - MOVE_SECONDS), toTime);
  const interpolate = (from: number, to: number) => from + (to - from) * share;
  const x = interpolate(fromX, toX);
  const y = interpolate(fromY, toY);
  const zoom = interpolate(fromZoom, toZoom);
  return markup`<g transform="translate(${middle[0]} ${middle[1]}) scale(${zoom.toFixed(3)}) translate(${-x} ${-y})">${body}</g>`;
}

/** A marigold ellipse around the part that the narration names. `strength` from 0 to 1 is its opacity. */
export const drawRing = (x: number, y: number, rx: number, ry: number, strength: number): string =>
  strength <= 0
    ? ''
    : markup`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="#5c3b00" stroke-width="13" stroke-opacity="${(strength * 0.6).toFixed(2)}"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="#ffb81c" stroke-width="8" stroke-opacity="${strength.toFixed(2)}"/>`;

import { type Drawing, picture } from '../drawing.ts';
import { type Clip, WORLD } from './clip.ts';
import { ploughFurrow } from './plough-furrow.ts';
import { rotavatorDepth } from './rotavator-depth.ts';
import { tractorWalkaround } from './tractor-walkaround.ts';

/** Every demonstration clip, in the order they were made. */
export const CLIPS: readonly Clip[] = [rotavatorDepth, tractorWalkaround, ploughFurrow];

/** One frame of a clip at a time in seconds. */
export const drawFrame = (clip: Clip, t: number): Drawing =>
  picture(WORLD.width, WORLD.height, (sheet) => clip.frame(sheet, t));

/** The still of a clip, 16:9. */
export function drawPoster(id: string, view: string): Drawing | null {
  const clip = CLIPS.find(({ name }) => name === id);
  return clip === undefined || view !== 'poster' ? null : drawFrame(clip, clip.poster);
}

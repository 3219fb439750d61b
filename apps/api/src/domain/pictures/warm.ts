import type { PictureName, PictureWidth } from '@tractor-haat/api-client';
import type { FindPicture } from './pictures.ts';

/** Icons are only ever small; everything else is drawn in the widths that pages ask for. */
const ICON_WIDTHS: readonly PictureWidth[] = [40, 80];
const WIDTHS: readonly PictureWidth[] = [400, 200, 800, 600];

/**
 * Draws these pictures as AVIF (what nearly every browser takes) one after the other, whenever
 * the queue is idle. Ends early when `signal` is aborted. Gives how many were looked at.
 */
export async function warmPictures(
  find: FindPicture,
  names: readonly PictureName[],
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  for (const name of names) {
    for (const width of name.kind === 'icon' ? ICON_WIDTHS : WIDTHS) {
      if (signal.aborted) return count;
      await find({ ...name, width, format: 'avif' })?.bytes('background');
      count += 1;
    }
  }
  return count;
}

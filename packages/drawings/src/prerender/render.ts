import sharp from 'sharp';
import type { Drawing } from '../drawing.ts';
import type { Raster } from './drawing-files.ts';

/**
 * What libaom puts into one picture, of 9. Twice as much makes it 6 to 9% smaller and takes three to
 * four times as long (docs/performance.md): a first start would be at it for minutes.
 */
const AVIF_EFFORT = 2;

/** Pixels per inch at which an SVG has its natural size. */
const NATURAL_DENSITY = 72;

// Several are drawn at once; one of them must not take all processors.
sharp.concurrency(1);
// It keeps what it worked on, up to 50 MB, for a drawing that comes again: ours are drawn once and kept as files.
sharp.cache(false);

/** Draws the picture `width` pixels wide, sharp at every size. */
export async function render(
  drawing: Drawing,
  width: number,
  format: Raster['format'],
): Promise<Buffer> {
  const density = (NATURAL_DENSITY * width) / drawing.width;
  const drawn = sharp(Buffer.from(drawing.svg), { density }).resize({ width });
  // A picture without holes needs no second image for its transparency.
  const { isOpaque } = await drawn.clone().stats();
  const image = isOpaque ? drawn.removeAlpha() : drawn;
  if (format === 'avif') return image.avif({ quality: 55, effort: AVIF_EFFORT }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 80 }).toBuffer();
  // JPEG has no transparency.
  return image.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

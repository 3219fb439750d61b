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

// Pictures are rendered in parallel; a single one must not use all processors.
sharp.concurrency(1);
// The cache of up to 50 MB has no use: each drawing is rendered once and stored as a file.
sharp.cache(false);

/** Renders the drawing `width` pixels wide, at a density that is sharp at every size. */
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

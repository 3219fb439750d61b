import sharp from 'sharp';
import type { Drawing } from '../drawing.ts';
import type { Raster } from './drawing-files.ts';

/**
 * Effort of the AVIF encoder, from 0 to 9. Effort 4 makes files 6 to 9 % smaller and takes three to four times as long
 * (docs/performance.md), which would extend a first start by minutes.
 */
const AVIF_EFFORT = 2;

/** Density in pixels per inch at which sharp renders an SVG in its natural size. */
const NATURAL_DENSITY = 72;

// Pictures are rendered in parallel, so a single one must not use all processors.
sharp.concurrency(1);
// Frees up to 50 MB. The cache has no hits, because each drawing is rendered once and stored as a file.
sharp.cache(false);

/** Renders the drawing `width` pixels wide. The density follows the width, so that no bitmap is enlarged. */
export async function renderDrawing(
  drawing: Drawing,
  width: number,
  format: Raster['format'],
): Promise<Buffer> {
  const density = (NATURAL_DENSITY * width) / drawing.width;
  const drawn = sharp(Buffer.from(drawing.svg), { density }).resize({ width });
  // AVIF stores transparency as a second image, which an opaque picture does not need.
  const { isOpaque } = await drawn.clone().stats();
  const image = isOpaque ? drawn.removeAlpha() : drawn;
  if (format === 'avif') return image.avif({ quality: 55, effort: AVIF_EFFORT }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 80 }).toBuffer();
  // JPEG has no transparency.
  return image.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

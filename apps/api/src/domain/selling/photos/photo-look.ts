import { sharp } from '../../../shared/pixels.ts';

const WIDTH = 9;
const HEIGHT = 8;

/** Hashes with so few or so many bits only show a uniform photo. */
const FEW = 6;

/**
 * Perceptual hash of a photo in 64 bits: whether each of 8 × 8 fields is brighter than its neighbour (a difference
 * hash). A resized or recompressed photo differs in a few bits. Null for a uniform photo.
 */
export async function photoLook(photo: Uint8Array): Promise<string | null> {
  const pixels = await sharp(photo)
    .greyscale()
    .resize({ width: WIDTH, height: HEIGHT, fit: 'fill' })
    .raw()
    .toBuffer();
  const bits = Array.from({ length: HEIGHT }, (_, row) =>
    Array.from({ length: WIDTH - 1 }, (_, column) => {
      const place = row * WIDTH + column;
      return (pixels[place] ?? 0) > (pixels[place + 1] ?? 0) ? '1' : '0';
    }).join(''),
  ).join('');
  const bright = bits.replaceAll('0', '').length;
  if (bright < FEW || bright > bits.length - FEW) return null;
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}

/** Maximum of different bits between two versions of one photo. */
export const LOOK_BITS_APART = 10;

const PART = /.{4}/g;

/**
 * Quarters of a hash with their positions, by which an index finds similar hashes: of two that differ in a few bits at
 * least one quarter is equal. Uniform quarters are omitted, because half of all photos have a sky.
 */
export function lookParts(look: string | null): string[] {
  return [...(look ?? '').matchAll(PART)]
    .map(([part], place) => `${place}${part}`)
    .filter((part) => !/00$|ff$/.test(part) && !/^\d(?:00|ff)/.test(part));
}

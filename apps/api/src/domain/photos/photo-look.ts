import { sharp } from '../../shared/pixels.ts';

const WIDTH = 9;
const HEIGHT = 8;

/** So few or so many bits say only that a photo is of one colour. */
const FEW = 6;

/**
 * What a photo looks like, in 64 bits: whether each of 8 × 8 places is brighter than its neighbour (a difference hash).
 * The same photo in another size, or saved once more, differs in a few bits. Null for one that has nothing to see.
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

/** Bits in which two looks of one photo may differ. */
export const LOOK_BITS_APART = 10;

const PART = /.{4}/g;

/**
 * Quarters of a look with their places, by which an index finds looks that may be alike: of two that differ in a few bits
 * one quarter at least is the same. Those of one colour are left out, as half of all photos have a sky.
 */
export function lookParts(look: string | null): string[] {
  return [...(look ?? '').matchAll(PART)]
    .map(([part], place) => `${place}${part}`)
    .filter((part) => !/00$|ff$/.test(part) && !/^\d(?:00|ff)/.test(part));
}

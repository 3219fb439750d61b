import { sharp } from '../../../shared/sharp.ts';

const WIDTH_PX = 9;
const HEIGHT_PX = 8;

/** A hash with fewer set bits, or fewer unset ones, is of a uniform photo. */
const MIN_SET_BITS = 6;

/**
 * Perceptual hash of a photo in 64 bits: whether each of 8 × 8 fields is brighter than its neighbour (a difference
 * hash). A resized or recompressed photo differs in a few bits. Null for a uniform photo.
 */
export async function perceptualHash(photo: Uint8Array): Promise<string | null> {
  const pixels = await sharp(photo)
    .greyscale()
    .resize({ width: WIDTH_PX, height: HEIGHT_PX, fit: 'fill' })
    .raw()
    .toBuffer();
  const bits = Array.from({ length: HEIGHT_PX }, (_, row) =>
    Array.from({ length: WIDTH_PX - 1 }, (_, column) => {
      const position = row * WIDTH_PX + column;
      return (pixels[position] ?? 0) > (pixels[position + 1] ?? 0) ? '1' : '0';
    }).join(''),
  ).join('');
  const bright = bits.replaceAll('0', '').length;
  if (bright < MIN_SET_BITS || bright > bits.length - MIN_SET_BITS) return null;
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}

/** Maximum Hamming distance in bits between two versions of one photo. */
export const MAX_HASH_DISTANCE = 10;

const QUARTER_COUNT = 4;
const QUARTER_BITS = 16;

/** Quarters of a hash with their positions, which an index stores to find similar hashes: `0a1b2`, `1c3d4`. */
export const toHashQuarters = (hash: string | null): string[] =>
  [...(hash ?? '').matchAll(/.{4}/g)].map(([quarter], position) => `${position}${quarter}`);

/**
 * Masks of a quarter with up to two set bits. Of two hashes within `MAX_HASH_DISTANCE` at least one quarter differs in
 * no more bits than that, because three in each would be twelve: a search for all variants of all quarters is complete.
 */
export const QUARTER_MASKS: readonly number[] = createMasks(
  Math.floor(MAX_HASH_DISTANCE / QUARTER_COUNT),
);

function createMasks(bits: number, from = 0): number[] {
  if (bits === 0) return [0];
  const remainingBits = Array.from({ length: QUARTER_BITS - from }, (_, index) => from + index);
  return [
    0,
    ...remainingBits.flatMap((bit) =>
      createMasks(bits - 1, bit + 1).map((mask) => mask | (1 << bit)),
    ),
  ];
}

import { sharp } from '../../../shared/sharp.ts';

const WIDTH_PX = 9;
const HEIGHT_PX = 8;

/** A hash with fewer set bits or fewer unset bits belongs to a uniform photo. */
const MIN_SET_BITS = 6;

/**
 * Difference hash of 64 bits: a bit is set if one of 8 × 8 fields is brighter than its right neighbour. The hash of a
 * resized or recompressed photo differs in a few bits. Returns null for a uniform photo.
 */
export async function computePerceptualHash(photo: Uint8Array): Promise<string | null> {
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
  const setBitCount = bits.replaceAll('0', '').length;
  if (setBitCount < MIN_SET_BITS || setBitCount > bits.length - MIN_SET_BITS) return null;
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}

/** Hamming distance in bits up to which two hashes count as versions of one photo. */
export const MAX_HASH_DISTANCE = 10;

const QUARTER_COUNT = 4;
const QUARTER_BITS = 16;

/** Returns quarters with their positions, such as `0a1b2` and `1c3d4`. An index on them finds similar hashes. */
export const toHashQuarters = (hash: string | null): string[] =>
  [...(hash ?? '').matchAll(/.{4}/g)].map(([quarter], position) => `${position}${quarter}`);

/**
 * Masks with up to two set bits. Two hashes within `MAX_HASH_DISTANCE` have at least one quarter that differs in at
 * most two bits, because three bits in each quarter would be twelve. A search with all masks finds that quarter.
 */
export const QUARTER_MASKS: readonly number[] = createMasks(
  Math.floor(MAX_HASH_DISTANCE / QUARTER_COUNT),
);

function createMasks(maxSetBits: number, firstBit = 0): number[] {
  if (maxSetBits === 0) return [0];
  const remainingBits = Array.from(
    { length: QUARTER_BITS - firstBit },
    (_, index) => firstBit + index,
  );
  return [
    0,
    ...remainingBits.flatMap((bit) =>
      createMasks(maxSetBits - 1, bit + 1).map((mask) => mask | (1 << bit)),
    ),
  ];
}

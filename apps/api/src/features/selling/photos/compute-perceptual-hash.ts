import { sharp } from '../../../core/files/sharp.ts';

const WIDTH_PX = 9;
const HEIGHT_PX = 8;

/** A photo with fewer set bits or fewer unset bits counts as uniform. */
const MIN_SET_BITS = 6;

/**
 * Difference hash: a bit is set if a field of an 8 × 8 grid is brighter than its right neighbour. Null if the photo is
 * uniform.
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

/** Maximum number of different bits between versions of one photo. */
export const MAX_HASH_DISTANCE = 10;

const QUARTER_COUNT = 4;
const QUARTER_BITS = 16;

/** Returns quarters with their position, such as `0a1b2` and `1c3d4`, by which an index finds similar hashes. */
export const toHashQuarters = (hash: string | null): string[] =>
  [...(hash ?? '').matchAll(/.{4}/g)].map(([quarter], position) => `${position}${quarter}`);

/**
 * Masks with up to two set bits. Of two hashes within `MAX_HASH_DISTANCE` one quarter differs in two bits or fewer,
 * because three bits in each quarter would be twelve.
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

/** What a photo is sent as: enough to see rust by, small enough for a weak connection. */
export const TARGET_BYTES = 150 * 1024;

/** Sides and qualities in the order in which they are tried: first less quality, then less size. */
const TRIES = [
  { side: 1280, quality: 0.8 },
  { side: 1280, quality: 0.65 },
  { side: 1280, quality: 0.5 },
  { side: 1024, quality: 0.5 },
  { side: 800, quality: 0.45 },
] as const;

type Size = { width: number; height: number };

/** The size that fits into a square of `side`, never larger than it was. */
export function fitted({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Encodes smaller and smaller until it is light enough; the last try is taken as it is. */
export async function shrink<T extends { size: number }>(
  photo: Size,
  encode: (size: Size, quality: number) => Promise<T>,
): Promise<T> {
  let last: T | undefined;
  for (const { side, quality } of TRIES) {
    last = await encode(fitted(photo, side), quality);
    if (last.size <= TARGET_BYTES) return last;
  }
  if (last === undefined) throw new Error('nothing was tried');
  return last;
}

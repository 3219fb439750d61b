/** Large enough to show rust, small enough for a slow connection. */
export const TARGET_BYTES = 150 * 1024;

/** Attempts in order, with sides in pixels. Quality is reduced before size. */
const SHRINK_STEPS = [
  { side: 1280, quality: 0.8 },
  { side: 1280, quality: 0.65 },
  { side: 1280, quality: 0.5 },
  { side: 1024, quality: 0.5 },
  { side: 800, quality: 0.45 },
] as const;

type Size = { width: number; height: number };

/** Fits the size into a square of `side` pixels. Does not enlarge it. */
export function fitSize({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Returns the last attempt if none meets the target. */
export async function shrink<T extends { size: number }>(
  photo: Size,
  encode: (size: Size, quality: number) => Promise<T>,
): Promise<T> {
  let result: T | undefined;
  for (const { side, quality } of SHRINK_STEPS) {
    result = await encode(fitSize(photo, side), quality);
    if (result.size <= TARGET_BYTES) return result;
  }
  if (result === undefined) throw new Error('SHRINK_STEPS is empty');
  return result;
}

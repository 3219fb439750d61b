import { fitSize, shrink, TARGET_BYTES } from './compress-photo.ts';

test.each([
  [{ width: 4000, height: 3000 }, 1280, { width: 1280, height: 960 }],
  [{ width: 3000, height: 4000 }, 1280, { width: 960, height: 1280 }],
  [{ width: 640, height: 480 }, 1280, { width: 640, height: 480 }],
])('fits %j into a square of %i pixels as %j', (size, side, expected) => {
  expect(fitSize(size, side)).toEqual(expected);
});

test('returns the first encoding of at most the target size', async () => {
  const qualities: number[] = [];
  const photo = await shrink({ width: 4000, height: 3000 }, async ({ width }, quality) => {
    qualities.push(quality);
    return { size: quality > 0.6 ? TARGET_BYTES + 1 : TARGET_BYTES, width };
  });
  expect(qualities).toEqual([0.8, 0.65, 0.5]);
  expect(photo.width).toBe(1280);
});

test('returns the smallest encoding if all exceed the target size', async () => {
  const photo = await shrink({ width: 4000, height: 3000 }, async ({ width }) => ({
    size: 9_000_000,
    width,
  }));
  expect(photo.width).toBe(800);
});

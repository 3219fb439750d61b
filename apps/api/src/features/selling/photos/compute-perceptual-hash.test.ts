import sharp from 'sharp';
import {
  computePerceptualHash,
  MAX_HASH_DISTANCE,
  QUARTER_MASKS,
  toHashQuarters,
} from './compute-perceptual-hash.ts';
import { createNoise } from './testing/photo-files.ts';

const countSetBits = (bits: number | bigint) => bits.toString(2).replaceAll('0', '').length;

test('returns a similar hash for a photo that was resized and encoded again', async () => {
  const picture = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#cde"/>
      <circle cx="200" cy="380" r="150" fill="#222"/><circle cx="600" cy="440" r="90" fill="#333"/>
      <rect x="150" y="200" width="420" height="140" fill="#a22"/></svg>`,
  );
  const originalHash = await computePerceptualHash(
    await sharp(picture).webp({ quality: 76 }).toBuffer(),
  );
  const resized = await sharp(picture).resize(400).jpeg({ quality: 60 }).toBuffer();
  expect(originalHash).toMatch(/^[0-9a-f]{16}$/);
  const resizedHash = await computePerceptualHash(resized);
  const differingBits = BigInt(`0x${originalHash}`) ^ BigInt(`0x${resizedHash}`);
  expect(countSetBits(differingBits)).toBeLessThanOrEqual(MAX_HASH_DISTANCE);
});

test('returns a different hash for another photo', async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(async () => computePerceptualHash(await createNoise(300, 300).webp().toBuffer())),
  );
  expect(first).not.toBe(second);
});

test('returns null for a photo of one colour', async () => {
  const singleColour = { width: 300, height: 300, channels: 3, background: '#888' } as const;
  expect(
    await computePerceptualHash(await sharp({ create: singleColour }).webp().toBuffer()),
  ).toBeNull();
});

test('lists each mask of 16 bits with at most two set bits once', () => {
  // One mask without a set bit, 16 with one, 120 with two.
  expect(QUARTER_MASKS).toHaveLength(137);
  expect(new Set(QUARTER_MASKS).size).toBe(137);
  expect(Math.max(...QUARTER_MASKS.map(countSetBits))).toBe(2);
  expect(Math.max(...QUARTER_MASKS)).toBeLessThan(2 ** 16);
});

test('returns the four quarters of a hash, each with its position', () => {
  expect(toHashQuarters('0000c3d4ffff0718')).toEqual(['00000', '1c3d4', '2ffff', '30718']);
  expect(toHashQuarters(null)).toEqual([]);
});

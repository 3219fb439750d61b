import sharp from 'sharp';
import {
  MAX_HASH_DISTANCE,
  perceptualHash,
  QUARTER_MASKS,
  toHashQuarters,
} from './perceptual-hash.ts';
import { noise } from './testing/photo-files.ts';

test('returns a similar hash for a resized, re-encoded photo', async () => {
  const picture = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#cde"/>
      <circle cx="200" cy="380" r="150" fill="#222"/><circle cx="600" cy="440" r="90" fill="#333"/>
      <rect x="150" y="200" width="420" height="140" fill="#a22"/></svg>`,
  );
  const first = await perceptualHash(await sharp(picture).webp({ quality: 76 }).toBuffer());
  const again = await sharp(picture).resize(400).jpeg({ quality: 60 }).toBuffer();
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  const second = await perceptualHash(again);
  const apart = BigInt(`0x${first}`) ^ BigInt(`0x${second}`);
  expect(apart.toString(2).replaceAll('0', '').length).toBeLessThanOrEqual(MAX_HASH_DISTANCE);
});

test('returns a different hash for another photo and null for a single-colour one', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(async () => perceptualHash(await noise(300, 300).webp().toBuffer())),
  );
  expect(one).not.toBe(other);
  const plain = { width: 300, height: 300, channels: 3, background: '#888' } as const;
  expect(await perceptualHash(await sharp({ create: plain }).webp().toBuffer())).toBeNull();
});

test('lists each variant of a quarter with up to two changed bits once', () => {
  const bits = (mask: number) => mask.toString(2).replaceAll('0', '').length;
  // 1 + 16 + 16 * 15 / 2.
  expect(QUARTER_MASKS).toHaveLength(137);
  expect(new Set(QUARTER_MASKS).size).toBe(137);
  expect(Math.max(...QUARTER_MASKS.map(bits))).toBe(2);
  expect(Math.max(...QUARTER_MASKS)).toBeLessThan(2 ** 16);
});

test('returns each quarter with its position, uniform ones included', () => {
  expect(toHashQuarters('0000c3d4ffff0718')).toEqual(['00000', '1c3d4', '2ffff', '30718']);
  expect(toHashQuarters(null)).toEqual([]);
});

import sharp from 'sharp';
import type { Random } from '../../../../testing/random.ts';

/** Every hostile file contains this marker, by which tests detect a file that is stored unchanged. */
export const MARK = 'PHOTO-MARK-7f3a';

export type HostileFile = {
  kind: string;
  bytes: Buffer;
  /** Reason of the expected error. Undefined for a photo that must be cleaned. */
  reason?: string;
};

/** Noise compresses badly, as photos do. */
export function noise(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
}

const script = `<script>alert("${MARK}")</script>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" onload="alert('${MARK}')">${script}<rect width="400" height="400"/></svg>`;

const FOREIGN_FILES: readonly string[] = [
  `<!doctype html>${script}`,
  `#!/bin/sh\necho ${MARK}`,
  `%PDF-1.7\n${MARK}`,
  `PK\u0003\u0004${MARK}`,
  `MZ${MARK}`,
  `<?php echo "${MARK}"; ?>`,
  `GIF89a${MARK}`,
  `II*\0${MARK}`,
  `BM${MARK}`,
  `RIFF\0\0\0\0AVI ${MARK}`,
];

export async function hostileFiles(random: Random, count: number): Promise<HostileFile[]> {
  const jpeg = await noise(640, 480).jpeg().toBuffer();
  const png = await noise(320, 240).png().toBuffer();
  const webp = await noise(320, 240).webp().toBuffer();
  const photoWithLocation = await noise(640, 480)
    .withExif({
      IFD0: { Make: MARK, Copyright: MARK },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 27/1 0/1', GPSLongitudeRef: 'E' },
    })
    .jpeg()
    .toBuffer();
  const unsupportedPictures = await Promise.all([
    noise(300, 300).gif().toBuffer(),
    noise(300, 300).tiff().toBuffer(),
    noise(300, 300).avif({ effort: 0 }).toBuffer(),
  ]);
  const largeFile = Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]);
  const truncate = (bytes: Buffer, from: number, to: number) =>
    bytes.subarray(
      0,
      Math.floor(bytes.length * (from + (random.below(1000) / 1000) * (to - from))),
    );
  const fileCreators: readonly (() => HostileFile | Promise<HostileFile>)[] = [
    () => ({
      kind: 'foreign',
      bytes: Buffer.from(random.pick(FOREIGN_FILES)),
      reason: 'photo_type',
    }),
    () => ({
      kind: 'svg',
      bytes: Buffer.from(svg + ' '.repeat(random.below(50))),
      reason: 'photo_type',
    }),
    () => ({
      kind: 'other picture',
      bytes: random.pick(unsupportedPictures),
      reason: 'photo_type',
    }),
    () => ({ kind: 'empty', bytes: Buffer.alloc(random.below(3)), reason: 'photo_type' }),
    () => ({ kind: 'cut jpeg', bytes: truncate(jpeg, 0.02, 0.9), reason: 'photo_broken' }),
    () => ({ kind: 'cut png', bytes: truncate(png, 0.02, 0.9), reason: 'photo_broken' }),
    () => ({ kind: 'cut webp', bytes: truncate(webp, 0.05, 0.9), reason: 'photo_broken' }),
    () => ({
      kind: 'noise after a head',
      bytes: createNoiseAfterHead(random),
      reason: 'photo_broken',
    }),
    () => ({
      kind: 'bomb png',
      bytes: claimPngSize(png, 16, 20_000 + random.below(40_000)),
      reason: 'photo_large',
    }),
    () => ({ kind: 'bomb jpeg', bytes: claimJpegSize(jpeg, 65_000), reason: 'photo_large' }),
    () => ({ kind: 'heavy', bytes: largeFile, reason: 'photo_heavy' }),
    async () => ({ kind: 'tiny', bytes: await createTinyPhoto(random), reason: 'photo_small' }),
    () => ({ kind: 'located', bytes: photoWithLocation }),
    () => ({ kind: 'polyglot', bytes: Buffer.concat([jpeg, Buffer.from(script)]) }),
    async () => ({ kind: 'commented', bytes: await createPhotoWithMetadata(random) }),
  ];
  const files: HostileFile[] = [];
  for (let number = 0; files.length < count; number += 1) {
    const createFile = fileCreators[number % fileCreators.length];
    if (createFile) files.push(await createFile());
  }
  return files;
}

function createNoiseAfterHead(random: Random): Buffer {
  const head =
    random.below(2) === 0 ? [0xff, 0xd8, 0xff, 0xe0] : [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10];
  const noiseBytes = Array.from({ length: 2000 }, () => random.below(256));
  return Buffer.from([...head, ...noiseBytes]);
}

function claimPngSize(png: Buffer, at: number, side: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(Math.floor(side), at);
  bytes.writeUInt32BE(Math.floor(side), at + 4);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

function claimJpegSize(jpeg: Buffer, side: number): Buffer {
  const bytes = Buffer.from(jpeg);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return bytes;
}

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function createTinyPhoto(random: Random): Promise<Buffer> {
  const side = 1 + random.below(199);
  return noise(side, 400).jpeg().toBuffer();
}

function createPhotoWithMetadata(random: Random): Promise<Buffer> {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${MARK}</a></x:xmpmeta>`;
  const picture = noise(320, 240)
    .withXmp(xmp)
    .withExif({ IFD0: { ImageDescription: MARK } });
  return (random.below(2) === 0 ? picture.png() : picture.webp()).toBuffer();
}

export function multipart(name: string, bytes: Buffer, filename = 'photo.jpg', key = '') {
  const boundary = 'photo-boundary-of-the-tests';
  const keyPart = `--${boundary}\r\nContent-Disposition: form-data; name="idempotency_key"\r\n\r\n${key}\r\n`;
  const head = `${key && keyPart}--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

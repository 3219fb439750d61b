import sharp from 'sharp';
import type { Random } from '../../../../testing/random.ts';

/** Part of every hostile file, by which tests detect a file that is stored unchanged. */
export const FILE_MARKER = 'PHOTO-FILE_MARKER-7f3a';

export type HostileFile = {
  kind: string;
  bytes: Buffer;
  /** Undefined for a photo that must be cleaned. */
  reason?: string;
};

/** Noise compresses badly, as photos do. */
export function createNoise(width: number, height: number) {
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

const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

const script = `<script>alert("${FILE_MARKER}")</script>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" onload="alert('${FILE_MARKER}')">${script}<rect width="400" height="400"/></svg>`;

const FOREIGN_FILES: readonly string[] = [
  `<!doctype html>${script}`,
  `#!/bin/sh\necho ${FILE_MARKER}`,
  `%PDF-1.7\n${FILE_MARKER}`,
  `PK\u0003\u0004${FILE_MARKER}`,
  `MZ${FILE_MARKER}`,
  `<?php echo "${FILE_MARKER}"; ?>`,
  `GIF89a${FILE_MARKER}`,
  `II*\0${FILE_MARKER}`,
  `BM${FILE_MARKER}`,
  `RIFF\0\0\0\0AVI ${FILE_MARKER}`,
];

export async function createHostileFiles(random: Random, count: number): Promise<HostileFile[]> {
  const fileCreators = listFileCreators(random, await createSamples());
  const files: HostileFile[] = [];
  for (let index = 0; files.length < count; index += 1) {
    const createFile = fileCreators[index % fileCreators.length];
    if (createFile) files.push(await createFile());
  }
  return files;
}

type Samples = Awaited<ReturnType<typeof createSamples>>;

async function createSamples() {
  return {
    jpeg: await createNoise(640, 480).jpeg().toBuffer(),
    png: await createNoise(320, 240).png().toBuffer(),
    webp: await createNoise(320, 240).webp().toBuffer(),
    photoWithLocation: await createNoise(640, 480)
      .withExif({
        IFD0: { Make: FILE_MARKER, Copyright: FILE_MARKER },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 27/1 0/1', GPSLongitudeRef: 'E' },
      })
      .jpeg()
      .toBuffer(),
    unsupportedPictures: await Promise.all([
      createNoise(300, 300).gif().toBuffer(),
      createNoise(300, 300).tiff().toBuffer(),
      createNoise(300, 300).avif({ effort: 0 }).toBuffer(),
    ]),
  };
}

type FileCreator = () => HostileFile | Promise<HostileFile>;

function listFileCreators(random: Random, samples: Samples): readonly FileCreator[] {
  const { jpeg, png, webp, photoWithLocation, unsupportedPictures } = samples;
  const largeFile = Buffer.concat([jpeg, Buffer.alloc(MAX_UPLOAD_BYTES)]);
  return [
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
    () => ({ kind: 'cut jpeg', bytes: truncate(random, jpeg, 0.02), reason: 'photo_broken' }),
    () => ({ kind: 'cut png', bytes: truncate(random, png, 0.02), reason: 'photo_broken' }),
    () => ({ kind: 'cut webp', bytes: truncate(random, webp, 0.05), reason: 'photo_broken' }),
    () => ({
      kind: 'noise after a head',
      bytes: createNoiseAfterHead(random),
      reason: 'photo_broken',
    }),
    () => ({
      kind: 'bomb png',
      bytes: claimPngSize(png, 20_000 + random.below(40_000)),
      reason: 'photo_large',
    }),
    () => ({ kind: 'bomb jpeg', bytes: claimJpegSize(jpeg, 65_000), reason: 'photo_large' }),
    () => ({ kind: 'heavy', bytes: largeFile, reason: 'photo_heavy' }),
    async () => ({ kind: 'tiny', bytes: await createTinyPhoto(random), reason: 'photo_small' }),
    () => ({ kind: 'located', bytes: photoWithLocation }),
    () => ({ kind: 'polyglot', bytes: Buffer.concat([jpeg, Buffer.from(script)]) }),
    async () => ({ kind: 'commented', bytes: await createPhotoWithMetadata(random) }),
  ];
}

const MAX_TRUNCATED_SHARE = 0.9;

function truncate(random: Random, bytes: Buffer, minShare: number): Buffer {
  const share = minShare + (random.below(1000) / 1000) * (MAX_TRUNCATED_SHARE - minShare);
  return bytes.subarray(0, Math.floor(bytes.length * share));
}

const JPEG_SIGNATURE = [0xff, 0xd8, 0xff, 0xe0];
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function createNoiseAfterHead(random: Random): Buffer {
  const head = random.below(2) === 0 ? JPEG_SIGNATURE : PNG_SIGNATURE;
  const noiseBytes = Array.from({ length: 2000 }, () => random.below(256));
  return Buffer.from([...head, ...noiseBytes]);
}

/** The first chunk of a PNG file, `IHDR`, has a type, width, height and a checksum. */
const PNG_OFFSETS = { chunkType: 12, width: 16, height: 20, checksum: 29 };

function claimPngSize(png: Buffer, side: number): Buffer {
  const bytes = Buffer.from(png);
  const { chunkType, width, height, checksum } = PNG_OFFSETS;
  bytes.writeUInt32BE(Math.floor(side), width);
  bytes.writeUInt32BE(Math.floor(side), height);
  bytes.writeUInt32BE(computeCrc32(bytes.subarray(chunkType, checksum)), checksum);
  return bytes;
}

function claimJpegSize(jpeg: Buffer, side: number): Buffer {
  const bytes = Buffer.from(jpeg);
  // The segment `SOF0` has the height at offset 5 and the width at offset 7.
  const segmentStart = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(side, segmentStart + 5);
  bytes.writeUInt16BE(side, segmentStart + 7);
  return bytes;
}

function computeCrc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function createTinyPhoto(random: Random): Promise<Buffer> {
  const side = 1 + random.below(199);
  return createNoise(side, 400).jpeg().toBuffer();
}

function createPhotoWithMetadata(random: Random): Promise<Buffer> {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${FILE_MARKER}</a></x:xmpmeta>`;
  const picture = createNoise(320, 240)
    .withXmp(xmp)
    .withExif({ IFD0: { ImageDescription: FILE_MARKER } });
  return (random.below(2) === 0 ? picture.png() : picture.webp()).toBuffer();
}

export function encodeMultipart(name: string, bytes: Buffer, filename = 'photo.jpg', key = '') {
  const boundary = 'photo-boundary-of-the-tests';
  const keyPart = `--${boundary}\r\nContent-Disposition: form-data; name="idempotency_key"\r\n\r\n${key}\r\n`;
  const head = `${key && keyPart}--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

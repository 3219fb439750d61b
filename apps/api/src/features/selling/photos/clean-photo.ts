import { open } from 'node:fs/promises';
import { PHOTO_WIDTHS } from '@tractor-haat/api-client';
import type { Metadata, Sharp } from 'sharp';
import { sharp } from '../../../core/files/sharp.ts';
import { createHttpError } from '../../../core/messages/http-error.ts';
import { computePerceptualHash } from './compute-perceptual-hash.ts';

/** Formats of phone cameras. Other formats, such as SVG and PDF, are never decoded. */
type PhotoType = 'jpeg' | 'png' | 'webp';

const HEAD_BYTES = 16;

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** An upright photo without metadata such as the location. */
export type CleanPhoto = {
  width: number;
  height: number;
  small: Buffer;
  large: Buffer;
  /** Perceptual hash. Null for a photo of one colour. */
  look: string | null;
};

const PIXELS_PER_MEGAPIXEL = 1_000_000;

/** A baseline JPEG is scaled while it is decoded, so even 108 megapixels need little memory. */
const MAX_PIXELS = { scaled: 120 * PIXELS_PER_MEGAPIXEL, full: 32 * PIXELS_PER_MEGAPIXEL };
const MIN_SIDE_PX = 200;
const DECODE_TIMEOUT_SECONDS = 20;

const LARGE_QUALITY = 76;
const SMALL_QUALITY = 72;

/** Throws an HTTP error if the file is not a usable photo. */
export async function cleanPhoto(file: string): Promise<CleanPhoto> {
  if (detectPhotoType(await readHead(file)) === undefined) throw createHttpError('photo_type');
  const openPhoto = () =>
    sharp(file, { failOn: 'error', limitInputPixels: MAX_PIXELS.scaled, pages: 1 }).timeout({
      seconds: DECODE_TIMEOUT_SECONDS,
    });
  const metadata = await openPhoto().metadata().catch(throwUnreadable);
  assertSize(metadata);
  try {
    const { data: large, info } = await encodeWebp(openPhoto(), PHOTO_WIDTHS.large, LARGE_QUALITY);
    // Created from the large photo, so that the untrusted bytes are decoded only once.
    const { data: small } = await encodeWebp(sharp(large), PHOTO_WIDTHS.small, SMALL_QUALITY);
    const look = await computePerceptualHash(small);
    return { width: info.width, height: info.height, small, large, look };
  } catch (cause) {
    throw createUnreadableError(cause);
  }
}

function assertSize({ width, height, format, isProgressive }: Metadata): void {
  const isScaled = format === 'jpeg' && isProgressive !== true;
  if (width * height > (isScaled ? MAX_PIXELS.scaled : MAX_PIXELS.full))
    throw createHttpError('photo_large');
  if (Math.min(width, height) < MIN_SIDE_PX) throw createHttpError('photo_small');
}

/** The rotation comes first, because sharp removes the orientation with the other metadata. */
function encodeWebp(photo: Sharp, maxSidePx: number, quality: number) {
  return photo
    .autoOrient()
    .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
}

/** A sender can choose any file name and content type. */
function detectPhotoType(head: Buffer): PhotoType | undefined {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (head.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return 'png';
  const isRiff = head.toString('latin1', 0, 4) === 'RIFF';
  return isRiff && head.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : undefined;
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function throwUnreadable(cause: unknown): never {
  throw createUnreadableError(cause);
}

function createUnreadableError(cause: unknown) {
  const isTooLarge = cause instanceof Error && /pixel limit/i.test(cause.message);
  return createHttpError(isTooLarge ? 'photo_large' : 'photo_broken');
}

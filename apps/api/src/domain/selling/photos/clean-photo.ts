import { open } from 'node:fs/promises';
import { PHOTO_WIDTHS } from '@tractor-haat/api-client';
import type { Metadata, Sharp } from 'sharp';
import { sharp } from '../../../shared/pixels.ts';
import { createHttpError } from '../../../shared/refuse.ts';
import { perceptualHash } from './perceptual-hash.ts';

/** Photo formats of phones. No other format reaches a decoder: no SVG, no PDF, no TIFF. */
type PhotoType = 'jpeg' | 'png' | 'webp';

/** Number of leading bytes that `photoType` reads. */
const HEAD_BYTES = 16;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Detects the type by content, because the sender chooses name and announced type. Undefined for other files. */
function photoType(head: Buffer): PhotoType | undefined {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (head.subarray(0, PNG.length).equals(PNG)) return 'png';
  const isRiff = head.toString('latin1', 0, 4) === 'RIFF';
  return isRiff && head.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : undefined;
}

/** A stored photo: upright, without metadata about place and device. */
export type CleanPhoto = {
  width: number;
  height: number;
  small: Buffer;
  large: Buffer;
  look: string | null;
};

const MEGAPIXEL = 1_000_000;

/**
 * Maximum decoded pixels. A plain JPEG is scaled while decoding, so that even 108 megapixels of a phone cost little;
 * formats that are decoded in full have a lower limit.
 */
const MOST = { shrunk: 120 * MEGAPIXEL, whole: 32 * MEGAPIXEL };
const MIN_SIDE = 200;
const LIMIT_SECONDS = 20;

/** Decodes an untrusted file and encodes it again. Throws a refusal with the reason. */
export async function cleanPhoto(file: string): Promise<CleanPhoto> {
  if (photoType(await headOf(file)) === undefined) throw createHttpError('photo_type');
  const source = () =>
    sharp(file, { failOn: 'error', limitInputPixels: MOST.shrunk, pages: 1 }).timeout({
      seconds: LIMIT_SECONDS,
    });
  const metadata = await source().metadata().catch(unreadable);
  checkSize(metadata);
  try {
    const { data: large, info } = await encoded(source(), PHOTO_WIDTHS.large, 76);
    // From the clean photo, so that the sender's bytes are decoded only once.
    const { data: small } = await encoded(sharp(large), PHOTO_WIDTHS.small, 72);
    const look = await perceptualHash(small);
    return { width: info.width, height: info.height, small, large, look };
  } catch (cause) {
    throw unreadableBecause(cause);
  }
}

function checkSize({ width, height, format, isProgressive }: Metadata): void {
  const isShrunk = format === 'jpeg' && isProgressive !== true;
  if (width * height > (isShrunk ? MOST.shrunk : MOST.whole)) throw createHttpError('photo_large');
  if (Math.min(width, height) < MIN_SIDE) throw createHttpError('photo_small');
}

/** sharp omits metadata by default, so the rotation is applied before. */
function encoded(photo: Sharp, most: number, quality: number) {
  return photo
    .autoOrient()
    .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function unreadable(cause: unknown): never {
  throw unreadableBecause(cause);
}

function unreadableBecause(cause: unknown) {
  const isTooLarge = cause instanceof Error && /pixel limit/i.test(cause.message);
  return createHttpError(isTooLarge ? 'photo_large' : 'photo_broken');
}

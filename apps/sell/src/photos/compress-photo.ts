import { MAX_PHOTO_BYTES } from '@tractor-haat/api-client';

const MIN_SIDE_PX = 200;

/** Some phones report no type or a generic type. Such a file is accepted if it can be decoded. */
const TYPE_PATTERN = /^(?:image\/.+|application\/octet-stream)?$/;

const isHeic = ({ name, type }: File) => /hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** `message` is the translation key of the error. */
export class PhotoError extends Error {}

/** The result is smaller, upright and without EXIF data, such as the location. Throws `PhotoError`. */
export async function compressPhoto(file: File): Promise<Blob> {
  if (!TYPE_PATTERN.test(file.type)) throw new PhotoError('photo_type');
  const picture = await decode(file).catch(() => {
    throw new PhotoError(isHeic(file) ? 'photo_heic' : 'photo_broken');
  });
  try {
    if (Math.min(picture.width, picture.height) < MIN_SIDE_PX) throw new PhotoError('photo_small');
    const compressed = await shrink(picture, (size, quality) => drawPhoto(picture, size, quality));
    if (compressed.size > MAX_PHOTO_BYTES) throw new PhotoError('photo_heavy');
    return compressed;
  } finally {
    picture.close();
  }
}

/** Safari 15 and Chrome before 112 reject `imageOrientation`, but rotate a photo upright without it. */
const decode = (file: File): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch((error: unknown) => {
    if (error instanceof TypeError) return createImageBitmap(file);
    throw error;
  });

function drawPhoto(
  picture: ImageBitmap,
  { width, height }: { width: number; height: number },
  quality: number,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new PhotoError('photo_broken'));
  // JPEG has no transparency, so transparent pixels would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new PhotoError('photo_broken'))),
      'image/jpeg',
      quality,
    );
  });
}

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

import { MAX_PHOTO_BYTES } from '@tractor-haat/api-client';
import { shrink } from './shrink.ts';

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

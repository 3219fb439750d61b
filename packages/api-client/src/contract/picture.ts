import { z } from 'zod';
import { localText } from './local-text.ts';
import { slug } from './slug.ts';

/** An id of several slugs, separated by two dashes: `rotavator--super-six-5ft`. */
const pictureId = z
  .string()
  .max(180)
  .regex(/^[a-z0-9]+(?:-{1,2}[a-z0-9]+)*$/, 'must be small letters, digits and dashes');

/** Name of a picture, from which `picturePath` creates the URL. */
export const pictureName = z.object({ kind: slug, id: pictureId, view: slug });

/** Hash of the drawing. It is part of the URL, so caches may store a picture without a time limit. */
const pictureHash = z.string().regex(/^[0-9a-f]{8}$/);

/** `hash` is undefined in responses of an older API. */
export const hashedPicture = pictureName.extend({ hash: pictureHash.optional() });

export const picture = hashedPicture.extend({ alt: localText }).meta({ id: 'Picture' });

export type PictureName = z.output<typeof hashedPicture>;
export type Picture = z.output<typeof picture>;

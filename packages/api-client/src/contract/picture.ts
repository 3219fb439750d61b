import { z } from 'zod';
import { localText } from './local-text.ts';
import { slug } from './slug.ts';

/** Two dashes separate the parts of an id: `rotavator--super-six-5ft`. */
const pictureId = z
  .string()
  .max(180)
  .regex(/^[a-z0-9]+(?:-{1,2}[a-z0-9]+)*$/, 'must be small letters, digits and dashes');

/** Name of a picture; `picturePath` builds its URL. */
export const pictureName = z.object({ kind: slug, id: pictureId, view: slug });

/** Hash of the drawing. The URL contains it, so that caches can store a picture permanently. */
const pictureHash = z.string().regex(/^[0-9a-f]{8}$/);

/** The hash is missing in responses of an older API. */
export const hashedPicture = pictureName.extend({ hash: pictureHash.optional() });

export const picture = hashedPicture.extend({ alt: localText }).meta({ id: 'Picture' });

export type PictureName = z.output<typeof hashedPicture>;
export type Picture = z.output<typeof picture>;

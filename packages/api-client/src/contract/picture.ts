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

/** Changes with the drawing, in all its views; a part of the URL, so that drawn files can be cached immutably. */
const pictureHash = z.string().regex(/^[0-9a-f]{8}$/);

/** A name in a response. An API of an earlier release sends no hash. */
export const hashedPicture = pictureName.extend({ hash: pictureHash.optional() });

export const picture = hashedPicture.extend({ alt: localText }).meta({ id: 'Picture' });

export type PictureName = z.output<typeof hashedPicture>;
export type Picture = z.output<typeof picture>;

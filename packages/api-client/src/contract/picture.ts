import { z } from 'zod';
import { localText } from './local-text.ts';
import { slug } from './slug.ts';

/** Two dashes separate the parts of an id: `rotavator--super-six-5ft`. */
const pictureId = z
  .string()
  .max(180)
  .regex(/^[a-z0-9]+(?:-{1,2}[a-z0-9]+)*$/, 'must be small letters, digits and dashes');

/** Name of a picture; `pictureAddress` builds its URL. */
export const pictureName = z.object({ kind: slug, id: pictureId, view: slug });

export const picture = pictureName.extend({ alt: localText }).meta({ id: 'Picture' });

export type PictureName = z.output<typeof pictureName>;
export type Picture = z.output<typeof picture>;

import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { exactText } from './text.ts';

const pictureParams = z.object({ kind: exactText(), id: exactText(), file: exactText() });

const shareCardParams = z.object({
  kind: exactText(),
  key: exactText(),
  language: exactText(),
  file: exactText(),
});

const photoParams = z.object({
  photo: z.string().regex(/^[\w-]{22}$/),
  file: z.enum(['small.webp', 'large.webp']),
});

export const pictureEndpoints = defineEndpoints({
  getPicture: {
    method: 'GET',
    path: '/img/:kind/:id/:file',
    summary:
      'Returns a picture ({view}-{width}.{hash}.avif, .webp or .jpg), or its SVG drawing until it is rendered',
    tag: 'pictures',
    params: pictureParams,
  },
  getShareCard: {
    method: 'GET',
    path: '/share-card/:kind/:key/:language/:file',
    summary: 'Returns a share card: wide-{revision}.jpg or tall-{revision}.jpg',
    tag: 'pictures',
    params: shareCardParams,
  },
  getPhoto: {
    method: 'GET',
    path: '/img/photo/:photo/:file',
    summary: 'Returns a photo of a used tractor',
    tag: 'pictures',
    params: photoParams,
  },
});

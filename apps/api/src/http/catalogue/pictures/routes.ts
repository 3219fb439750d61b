import { exactText } from '@tractor-haat/api-client/contract';
import { z } from 'zod';
import { pictureFile } from '../../../domain/catalogue/pictures/picture-file.ts';
import { type FindPicture, packingFor } from '../../../domain/catalogue/pictures/pictures.ts';
import { hasCurrentHash } from '../../../shared/picture-hashes.ts';
import { createTranslatedError } from '../../../shared/refuse-with-message.ts';
import type { App } from '../../server/app-type.ts';
import { IMMUTABLE_CACHE_CONTROL } from '../../server/caching.ts';

/** Short, because the drawing replaces a file that is being drawn. */
const FOR_NOW = 'public, max-age=60';

/** For an address without the current hash: of an earlier page, or in a message. */
const FOR_MINUTES = 'public, max-age=300';

/** Opened on its own, the SVG is a document: it may not run or load anything. */
const ONLY_A_PICTURE = "default-src 'none'";

const params = z.object({ kind: exactText(), id: exactText(), file: exactText() });

export function addPictureRoutes(app: App, find: FindPicture): void {
  app.get(
    '/img/:kind/:id/:file',
    {
      schema: {
        summary:
          'Returns a picture ({view}-{width}.{hash}.avif, .webp or .jpg), or its SVG drawing until it is rendered',
        tags: ['pictures'],
        params,
      },
    },
    async ({ params, headers }, reply) => {
      const file = pictureFile(params.kind, params.id, params.file);
      if (file === null) throw createTranslatedError('not_there', 'NOT_FOUND');
      const picture = await find(file, packingFor(headers['accept-encoding']));
      if (picture === null) throw createTranslatedError('not_there', 'NOT_FOUND');
      const { etag, isFinal, packing, type, bytes } = picture;
      const caching = hasCurrentHash(file) ? IMMUTABLE_CACHE_CONTROL : FOR_MINUTES;
      reply.headers({ etag, 'cache-control': isFinal ? caching : FOR_NOW });
      // Caches must store each encoding separately.
      if (!isFinal) reply.header('vary', 'accept-encoding');
      if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      if (packing) reply.header('content-encoding', packing);
      if (!isFinal) reply.header('content-security-policy', ONLY_A_PICTURE);
      return reply.type(type).send(bytes);
    },
  );
}

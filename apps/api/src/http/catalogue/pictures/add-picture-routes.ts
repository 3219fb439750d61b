import { exactText } from '@tractor-haat/api-client/contract';
import { z } from 'zod';
import { parsePictureFile } from '../../../domain/catalogue/pictures/parse-picture-file.ts';
import {
  type PictureFinder,
  selectEncoding,
} from '../../../domain/catalogue/pictures/picture-finder.ts';
import { hasCurrentHash } from '../../../shared/add-picture-hash.ts';
import { createTranslatedError } from '../../../shared/create-translated-error.ts';
import type { App } from '../../server/app.ts';
import { IMMUTABLE_CACHE_CONTROL } from '../../server/cache-publicly.ts';

/** An SVG is served until the file is drawn, so caches must request it again soon. */
const PLACEHOLDER_CACHE = 'public, max-age=60';

/** Cached pages may contain the URL of an earlier drawing. */
const OLD_URL_CACHE = 'public, max-age=300';

/** Browsers run the scripts of an SVG that is opened directly. */
const SVG_SECURITY_POLICY = "default-src 'none'";

const params = z.object({ kind: exactText(), id: exactText(), file: exactText() });

export function addPictureRoutes(app: App, findPicture: PictureFinder): void {
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
      const file = parsePictureFile(params.kind, params.id, params.file);
      if (file === null) throw createTranslatedError('resource_missing', 'NOT_FOUND');
      const picture = await findPicture(file, selectEncoding(headers['accept-encoding']));
      if (picture === null) throw createTranslatedError('resource_missing', 'NOT_FOUND');
      const { etag, isFinal, encoding, type, bytes } = picture;
      const caching = hasCurrentHash(file) ? IMMUTABLE_CACHE_CONTROL : OLD_URL_CACHE;
      reply.headers({ etag, 'cache-control': isFinal ? caching : PLACEHOLDER_CACHE });
      if (!isFinal) reply.header('vary', 'accept-encoding');
      if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      if (encoding) reply.header('content-encoding', encoding);
      if (!isFinal) reply.header('content-security-policy', SVG_SECURITY_POLICY);
      return reply.type(type).send(bytes);
    },
  );
}

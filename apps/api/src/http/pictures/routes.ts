import { z } from 'zod';
import { pictureFile } from '../../domain/pictures/picture-file.ts';
import type { FindPicture } from '../../domain/pictures/pictures.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { App } from '../server/app-type.ts';
import { FOR_EVER } from '../server/caching.ts';

const LIMIT_MS = 30_000;

const params = z.object({ kind: z.string(), id: z.string(), file: z.string() });

export function addPictureRoutes(app: App, find: FindPicture): void {
  app.get(
    '/img/:kind/:id/:file',
    {
      handlerTimeout: LIMIT_MS,
      schema: {
        summary: 'A picture: {view}-{width}.avif or .webp, drawn when it is first wanted',
        tags: ['pictures'],
        params,
      },
    },
    async ({ params, headers }, reply) => {
      const file = pictureFile(params.kind, params.id, params.file);
      const picture = file === null ? null : find(file);
      if (file === null || picture === null) {
        throw new Refusal('NOT_FOUND', 'There is no such picture.');
      }
      const { etag } = picture;
      if (headers['if-none-match']?.includes(etag)) {
        return reply.code(304).headers({ etag, 'cache-control': FOR_EVER }).send();
      }
      const bytes = await picture.bytes('wanted');
      return reply
        .headers({ etag, 'cache-control': FOR_EVER })
        .type(`image/${file.format}`)
        .send(bytes);
    },
  );
}

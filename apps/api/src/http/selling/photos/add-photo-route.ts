import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { createPhotoReader } from '../../../domain/selling/photos/create-photo-reader.ts';
import { requireExisting } from '../../../shared/require-existing.ts';
import type { App } from '../../server/app.ts';
import { cachePublicly } from '../../server/cache-publicly.ts';

const params = z.object({
  photo: z.string().regex(/^[\w-]{22}$/),
  file: z.enum(['small.webp', 'large.webp']),
});

const PHOTO_SIZES = { 'small.webp': 'small', 'large.webp': 'large' } as const;

/** Caches must not store a photo before the approval and after the sale, when only its seller sees it. */
export function addPhotoRoute(app: App, db: Database): void {
  const readPhoto = createPhotoReader(db);
  app.get(
    '/img/photo/:photo/:file',
    { schema: { summary: 'Returns a photo of a used tractor', tags: ['pictures'], params } },
    async ({ params: { photo, file } }, reply) => {
      const row = requireExisting(await readPhoto(photo, PHOTO_SIZES[file]));
      if (row.status === 'approved') cachePublicly(reply);
      else reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
      return reply.type('image/webp').send(Buffer.from(row.bytes));
    },
  );
}

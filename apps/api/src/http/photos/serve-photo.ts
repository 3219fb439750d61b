import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { usedPhotos } from '../../database/schema/used-photos.ts';
import { usedTractors } from '../../database/schema/used-tractors.ts';
import { refuseTold } from '../../shared/refuse-told.ts';
import type { App } from '../server/app-type.ts';
import { cachePublicly } from '../server/caching.ts';

const params = z.object({
  photo: z.string().regex(/^[\w-]{22}$/),
  file: z.enum(['small.webp', 'large.webp']),
});

/**
 * Serves photos of listings with a verified number, unless they were rejected or retired. Before moderation and after
 * the sale only the seller's own page contains their random address, and no cache stores them.
 */
export function addPhotoReads(app: App, db: Database): void {
  const read = (size: 'small' | 'large') =>
    db
      .select({ bytes: usedPhotos[size], status: usedTractors.status })
      .from(usedPhotos)
      .innerJoin(usedTractors, eq(usedTractors.id, usedPhotos.listing_id))
      .where(
        and(
          eq(usedPhotos.photo, sql.placeholder('photo')),
          inArray(usedTractors.status, ['pending', 'approved', 'sold']),
        ),
      )
      .prepare(`photo_${size}`);
  const reads = { 'small.webp': read('small'), 'large.webp': read('large') };
  app.get(
    '/img/photo/:photo/:file',
    { schema: { summary: 'A photo that a seller took', tags: ['pictures'], params } },
    async ({ params: { photo, file } }, reply) => {
      const [row] = await reads[file].execute({ photo });
      if (row === undefined) throw refuseTold('not_there', 'NOT_FOUND');
      if (row.status === 'approved') cachePublicly(reply);
      else reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
      return reply.type('image/webp').send(Buffer.from(row.bytes));
    },
  );
}

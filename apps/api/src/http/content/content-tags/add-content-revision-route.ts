import { dataResponse } from '@tractor-haat/api-client/contract';
import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { createRevisionReader } from '../../../domain/content/content-tags/create-revision-reader.ts';
import type { EditableEntities } from '../../../domain/content/content-tags/list-changed-tags.ts';
import type { App } from '../../server/app.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';

const contentRevisionQuery = z.object({
  /** Revision of the caller's last request. */
  since: z.coerce.number().min(0).max(Number.MAX_SAFE_INTEGER).multipleOf(1).optional(),
});

const contentRevisionResponse = dataResponse(
  z.object({
    revision: z.int(),
    /** Null if the whole cache is stale. */
    changed: z.array(z.string()).nullable(),
  }),
);

/** Page caches poll the revision to delete stale pages. */
export function addContentRevisionRoute(app: App, db: Database, editable: EditableEntities): void {
  const readRevision = createRevisionReader(db, editable);
  app.get(
    '/api/v1/content-revision',
    {
      schema: {
        summary: 'Returns the content revision and the changes since an earlier revision',
        tags: ['content'],
        querystring: contentRevisionQuery,
        response: toResponseSchemas(contentRevisionResponse),
      },
    },
    async ({ query: { since } }, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: await readRevision(since) };
    },
  );
}

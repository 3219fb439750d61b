import { dataResponse } from '@tractor-haat/api-client/contract';
import { z } from 'zod';
import type { Database } from '../../../core/database/database.ts';
import { type App, toResponseSchemas } from '../../../core/server/app.ts';
import { createRevisionReader, type EditableEntities } from './create-revision-reader.ts';
import { listResponseTags } from './list-response-tags.ts';

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

/** Caches send this header to get the tags of the response in a header of the same name. */
const CONTENT_TAGS_HEADER = 'content-tags';

export function addCacheTagsHook(app: App): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { method, headers, params, routeOptions } = request;
    const { url = '' } = routeOptions;
    if (headers[CONTENT_TAGS_HEADER] === undefined || method !== 'GET') return payload;
    if (url.startsWith('/api/v1/') && !reply.hasHeader(CONTENT_TAGS_HEADER)) {
      reply.header(
        CONTENT_TAGS_HEADER,
        listResponseTags({ route: url, params, payload }).join(' '),
      );
    }
    return payload;
  });
}

import { endpoints } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../core/database/database.ts';
import type { App } from '../../../core/server/app.ts';
import { createRevisionReader, type EditableEntities } from './create-revision-reader.ts';
import { listResponseTags } from './list-response-tags.ts';

/** Page caches poll the revision to delete stale pages. */
export function addContentRevisionRoute(app: App, db: Database, editable: EditableEntities): void {
  const readRevision = createRevisionReader(db, editable);
  app.endpoint(endpoints.getContentRevision, async ({ query: { since } }) => ({
    data: await readRevision(since),
  }));
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

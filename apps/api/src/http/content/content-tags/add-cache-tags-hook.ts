import { listResponseTags } from '../../../domain/content/content-tags/list-response-tags.ts';
import type { App } from '../../server/app.ts';

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

import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';

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

export const contentRevisionEndpoints = defineEndpoints({
  getContentRevision: {
    method: 'GET',
    path: '/api/v1/content-revision',
    summary: 'Returns the content revision and the changes since an earlier revision',
    tag: 'content',
    query: contentRevisionQuery,
    response: contentRevisionResponse,
    cache: 'none',
  },
});

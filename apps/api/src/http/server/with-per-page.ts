import { PER_LIGHT_PAGE, type PerPage } from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sets a smaller page size if the request has `Save-Data: on` and no `per_page`. The site server sends this header for
 * visitors of light pages.
 */
export function withPerPage<Query extends { per_page?: PerPage | undefined }>(
  query: Query,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Query {
  reply.header('vary', 'save-data');
  const savesData = headers['save-data'] === 'on';
  return query.per_page === undefined && savesData ? { ...query, per_page: PER_LIGHT_PAGE } : query;
}

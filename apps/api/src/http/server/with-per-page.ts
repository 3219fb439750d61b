import { PER_LIGHT_PAGE, type PerPage } from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Reduces the page size for `Save-Data: on`, which the site server sends for visitors of light pages. An explicit
 * `per_page` has priority.
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

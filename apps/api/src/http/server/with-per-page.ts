import { PER_LIGHT_PAGE, type PerPage } from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A list's query with its page size: `per_page`, else by `Save-Data: on`, which browsers send and the site server adds
 * for a light page.
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

import { PER_LIGHT_PAGE, type PerPage } from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Halves the page size for `Save-Data: on`, unless `per_page` is set. */
export function withPerPage<Query extends { per_page?: PerPage | undefined }>(
  query: Query,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Query {
  reply.header('vary', 'save-data');
  const savesData = headers['save-data'] === 'on';
  return query.per_page === undefined && savesData ? { ...query, per_page: PER_LIGHT_PAGE } : query;
}

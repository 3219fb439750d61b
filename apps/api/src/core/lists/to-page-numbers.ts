import { PER_LIGHT_PAGE, PER_PAGE, type PerPage } from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createTranslatedError } from '../messages/http-error.ts';

export function toPageNumbers(total: number, page: number, per_page: PerPage = PER_PAGE) {
  const pages = Math.max(1, Math.ceil(total / per_page));
  if (page > pages) throw createTranslatedError('page_over', 'NOT_FOUND');
  return { total, page, pages, per_page } as const;
}

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

const MAX_INT4 = 2_147_483_647;

/** Returns 0 for an invalid number, and at most the maximum of an int4, because PostgreSQL rejects larger numbers. */
export const parseRowNumber = (text: string): number =>
  Math.min(Math.max(Number.parseInt(text, 10) || 0, 0), MAX_INT4);

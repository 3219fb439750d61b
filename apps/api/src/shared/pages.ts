import { PER_PAGE, type PerPage } from '@tractor-haat/api-client/contract';
import { Refusal } from './refusal.ts';

/** Numbers of a list's pages. Throws a 404 for a page after the last one. */
export function pageNumbers(total: number, page: number, per_page: PerPage = PER_PAGE) {
  const pages = Math.max(1, Math.ceil(total / per_page));
  if (page > pages) {
    throw new Refusal('NOT_FOUND', `There is no page ${page}: the list has ${pages}.`);
  }
  return { total, page, pages, per_page } as const;
}

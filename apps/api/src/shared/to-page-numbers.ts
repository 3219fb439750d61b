import { PER_PAGE, type PerPage } from '@tractor-haat/api-client/contract';
import { createTranslatedError } from './create-translated-error.ts';

export function toPageNumbers(total: number, page: number, per_page: PerPage = PER_PAGE) {
  const pages = Math.max(1, Math.ceil(total / per_page));
  if (page > pages) throw createTranslatedError('page_over', 'NOT_FOUND');
  return { total, page, pages, per_page } as const;
}

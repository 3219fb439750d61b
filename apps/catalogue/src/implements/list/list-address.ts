import type { ImplementSort } from '@tractor-haat/api-client';

/** What a visitor has chosen on the list; all of it lives in the address. */
export interface ListChoice {
  readonly brands: readonly string[];
  readonly sort: ImplementSort;
  readonly page: number;
}

export const SORTS = ['popular', 'name', 'power'] as const satisfies readonly ImplementSort[];

/** Reads the choice from a query; null when it holds something that no list has (`page=0`, `sort=x`). */
export function readChoice(query: URLSearchParams): ListChoice | null {
  const page = query.get('page') ?? '1';
  const sort = query.get('sort') ?? 'popular';
  const known = SORTS.find((one) => one === sort);
  if (!/^[1-9]\d{0,5}$/.test(page) || !known) return null;
  return { brands: [...new Set(query.getAll('brand'))], sort: known, page: Number(page) };
}

/** The query of a choice, with what is usual left out, so that one list has one address. */
export function writeChoice({ brands, sort, page }: ListChoice): string {
  const query = new URLSearchParams();
  for (const brand of [...brands].sort()) query.append('brand', brand);
  if (sort !== 'popular') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

import type { Facets } from '@tractor-haat/api-client';

/** Where a visitor may choose on a list. */
export interface ListSpec {
  /** Keys of the query that narrow the list, in the order in which they are offered. */
  readonly dimensions: readonly string[];
  /** The first one is the usual order and is not written into addresses. */
  readonly sorts: readonly string[];
  /** What else of the address stays, whatever is chosen: `{ tractor: '12' }`. */
  readonly params?: Readonly<Record<string, string>>;
}

/** What a visitor has chosen on a list; all of it lives in the address. */
export interface ListChoice {
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly sort: string;
  readonly page: number;
}

const VALUE_PATTERN = /^[a-z0-9-]{1,80}$/;

/** Reads the choice from a query; null when it holds something that no list has (`page=0`, `sort=x`). */
export function readChoice(query: URLSearchParams, spec: ListSpec): ListChoice | null {
  const page = query.get('page') ?? '1';
  const sort = query.get('sort') || spec.sorts[0];
  if (!/^[1-9]\d{0,5}$/.test(page) || !sort || !spec.sorts.includes(sort)) return null;
  const filters: Record<string, string[]> = {};
  for (const dimension of spec.dimensions) {
    const values = [...new Set(query.getAll(dimension))].filter((value) => value !== '');
    if (!values.every((value) => VALUE_PATTERN.test(value))) return null;
    if (values.length > 0) filters[dimension] = values;
  }
  return { filters, sort, page: Number(page) };
}

/** The query of a choice, with what is usual left out, so that one list has one address. */
export function formatChoice({ filters, sort, page }: ListChoice, spec: ListSpec): string {
  const query = new URLSearchParams(spec.params);
  for (const dimension of spec.dimensions) {
    for (const value of [...(filters[dimension] ?? [])].sort()) query.append(dimension, value);
  }
  if (sort !== spec.sorts[0]) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** The choice with one value less, from the first page on. */
export function withoutValue(choice: ListChoice, dimension: string, value: string): ListChoice {
  const remaining = (choice.filters[dimension] ?? []).filter((one) => one !== value);
  return { ...choice, page: 1, filters: { ...choice.filters, [dimension]: remaining } };
}

/** Where there is something to choose: more than one value, or one that is chosen already. */
export function listVisibleDimensions(
  spec: ListSpec,
  choice: ListChoice,
  facets: Facets,
): string[] {
  return spec.dimensions.filter(
    (one) => (facets[one]?.length ?? 0) > 1 || (choice.filters[one]?.length ?? 0) > 0,
  );
}

/** How many values are chosen altogether. */
export const countSelected = ({ filters }: ListChoice): number =>
  Object.values(filters).reduce((sum, values) => sum + values.length, 0);

import type { Facets } from '@tractor-haat/api-client';

export interface ListSpec {
  /** Query parameters that filter the list, in display order. */
  readonly dimensions: readonly string[];
  /** The first one is the default, which the URL omits. */
  readonly sorts: readonly string[];
  /** Query parameters of every URL of the list, such as `{ tractor: '12' }`. */
  readonly params?: Readonly<Record<string, string>>;
}

export interface ListChoice {
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly sort: string;
  readonly page: number;
}

const VALUE_PATTERN = /^[a-z0-9-]{1,80}$/;

/** Null if the query is invalid, for example `page=0` or `sort=x`. */
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

/** Omits defaults, so each list has one URL. */
export function formatChoice({ filters, sort, page }: ListChoice, spec: ListSpec): string {
  const query = new URLSearchParams(spec.params);
  for (const dimension of spec.dimensions) {
    for (const value of [...(filters[dimension] ?? [])].sort()) query.append(dimension, value);
  }
  if (sort !== spec.sorts[0]) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  return search && `?${search}`;
}

export function removeValue(choice: ListChoice, dimension: string, value: string): ListChoice {
  const remaining = (choice.filters[dimension] ?? []).filter((item) => item !== value);
  return { ...choice, page: 1, filters: { ...choice.filters, [dimension]: remaining } };
}

export function listVisibleDimensions(
  spec: ListSpec,
  choice: ListChoice,
  facets: Facets,
): string[] {
  return spec.dimensions.filter(
    (dimension) =>
      (facets[dimension]?.length ?? 0) > 1 || (choice.filters[dimension]?.length ?? 0) > 0,
  );
}

export const countSelected = ({ filters }: ListChoice): number =>
  Object.values(filters).reduce((sum, values) => sum + values.length, 0);

import type { Facet, Facets } from '@tractor-haat/api-client';
import type { PageRequest } from '@tractor-haat/pages';
import { notFound, useTranslation } from '@tractor-haat/platform';

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

/** Throws the 404 page if the query is invalid. */
export function requireChoice({ query }: PageRequest, spec: ListSpec): ListChoice {
  const choice = readChoice(query, spec);
  if (!choice) throw notFound();
  return choice;
}

/** Returns a function that formats a filter value: its localised name, the tyre size, or a translation. */
export function useFormatValue(): (
  dimension: string,
  facet: Pick<Facet, 'slug' | 'name'>,
) => string {
  const { t } = useTranslation('lists');
  return (dimension, { slug, name }) => {
    if (name) return name.text;
    if (dimension === 'size') return formatSize(slug);
    return t(`value.${dimension}.${slug}`);
  };
}

/** `13-6-28` becomes `13.6-28`. */
const formatSize = (slug: string) => slug.replace(/^(\d+)-(\d+)-/, '$1.$2-');

/** Returns a facet without a name if no machine has the value. */
export const findFacet = (facets: Facets, dimension: string, slug: string) =>
  facets[dimension]?.find((facet) => facet.slug === slug) ?? { slug, name: null };

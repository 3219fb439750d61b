import type {
  ImplementAnswer,
  ImplementBrand,
  ImplementBrandAnswer,
  ImplementBrandsAnswer,
  ImplementDetail,
  ImplementsAnswer,
  ImplementsPage,
  ImplementsQuery,
} from '../contract/implements.ts';
import type { Language } from '../contract/language.ts';
import { type CallOptions, getJson } from './request.ts';

/**
 * One page of implements with its filters. Throws `ApiError`: 400 for an unknown type or brand,
 * 404 for a page after the last one.
 */
export async function listImplements(
  query: ImplementsQuery = {},
  options: CallOptions = {},
): Promise<ImplementsPage> {
  return (await getJson<ImplementsAnswer>('/api/v1/implements', query, options)).data;
}

/** One implement with all that its page shows; 404 when there is none of that number. */
export async function getImplement(
  { id, language }: { id: string; language?: Language },
  options: CallOptions = {},
): Promise<ImplementDetail> {
  const path = `/api/v1/implements/${encodeURIComponent(id)}`;
  return (await getJson<ImplementAnswer>(path, { language }, options)).data;
}

/** All brands of implements, those of the menus first. */
export async function listImplementBrands(
  query: { language?: Language } = {},
  options: CallOptions = {},
): Promise<ImplementBrand[]> {
  return (await getJson<ImplementBrandsAnswer>('/api/v1/implement-brands', query, options)).data;
}

/** One brand of implements; 404 when there is none of that slug. */
export async function getImplementBrand(
  { slug, language }: { slug: string; language?: Language },
  options: CallOptions = {},
): Promise<ImplementBrand> {
  const path = `/api/v1/implement-brands/${encodeURIComponent(slug)}`;
  return (await getJson<ImplementBrandAnswer>(path, { language }, options)).data;
}

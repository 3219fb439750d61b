import type {
  ImplementBrand,
  ImplementBrandResponse,
  ImplementBrandsResponse,
  ImplementDetail,
  ImplementResponse,
  ImplementsPage,
  ImplementsQuery,
  ImplementsResponse,
} from '../contract/implements.contract.ts';
import type { Language } from '../contract/language.ts';
import { type CallOptions, getJson } from './get-json.ts';

/** Fetches one page of implements. Throws `ApiError` 400 for an unknown filter, and 404 after the last page. */
export async function listImplements(
  query: ImplementsQuery = {},
  options: CallOptions = {},
): Promise<ImplementsPage> {
  return (await getJson<ImplementsResponse>('/api/v1/implements', query, options)).data;
}

/** Fetches an implement with its details. Throws `ApiError` 404 for an unknown id. */
export async function getImplement(
  { id, language }: { id: string; language?: Language },
  options: CallOptions = {},
): Promise<ImplementDetail> {
  const path = `/api/v1/implements/${encodeURIComponent(id)}`;
  return (await getJson<ImplementResponse>(path, { language }, options)).data;
}

/** Fetches all implement brands. Brands with `listed` come first. */
export async function listImplementBrands(
  query: { language?: Language } = {},
  options: CallOptions = {},
): Promise<ImplementBrand[]> {
  return (await getJson<ImplementBrandsResponse>('/api/v1/implement-brands', query, options)).data;
}

/** Fetches an implement brand by slug. Throws `ApiError` 404 for an unknown slug. */
export async function getImplementBrand(
  { slug, language }: { slug: string; language?: Language },
  options: CallOptions = {},
): Promise<ImplementBrand> {
  const path = `/api/v1/implement-brands/${encodeURIComponent(slug)}`;
  return (await getJson<ImplementBrandResponse>(path, { language }, options)).data;
}

import type { Language } from '../contract/language.ts';
import type { ReviewSort } from '../contract/reviews.contract.ts';
import type {
  MakerBrand,
  MakerBrandDetail,
  MakerBrandResponse,
  MakerBrandsResponse,
  PowerBand,
  PowerBandsResponse,
  TractorDetail,
  TractorResponse,
  TractorsPage,
  TractorsQuery,
  TractorsResponse,
} from '../contract/tractors.contract.ts';
import { type CallOptions, getJson } from './get-json.ts';

/** One page of tractors with filters. Throws `ApiError`: 400 for an unknown filter, 404 after the last page. */
export async function listTractors(
  query: TractorsQuery = {},
  options: CallOptions = {},
): Promise<TractorsPage> {
  return (await getJson<TractorsResponse>('/api/v1/tractors', query, options)).data;
}

/** One tractor with its details. Throws `ApiError` 404. */
export async function getTractor(
  { id, ...query }: { id: string; language?: Language; reviews?: ReviewSort },
  options: CallOptions = {},
): Promise<TractorDetail> {
  const path = `/api/v1/tractors/${encodeURIComponent(id)}`;
  return (await getJson<TractorResponse>(path, query, options)).data;
}

/** Power bands with their budgets, for the tractor finder. */
export async function listPowerBands(
  query: { language?: Language } = {},
  options: CallOptions = {},
): Promise<PowerBand[]> {
  return (await getJson<PowerBandsResponse>('/api/v1/tractor-powers', query, options)).data;
}

/** Brands of one kind in display order with their number of models. */
export async function listBrands(
  { of, ...query }: { of: 'tractor' | 'tyre'; language?: Language; include?: 'discontinued' },
  options: CallOptions = {},
): Promise<MakerBrand[]> {
  return (await getJson<MakerBrandsResponse>(`/api/v1/${of}-brands`, query, options)).data;
}

/** One brand by slug. Throws `ApiError` 404. */
export async function getBrand(
  { of, slug, ...query }: { of: 'tractor' | 'tyre'; slug: string; language?: Language },
  options: CallOptions = {},
): Promise<MakerBrandDetail> {
  const path = `/api/v1/${of}-brands/${encodeURIComponent(slug)}`;
  return (await getJson<MakerBrandResponse>(path, query, options)).data;
}

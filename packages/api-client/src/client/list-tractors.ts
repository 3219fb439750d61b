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

/** Fetches one page of tractors. Throws `ApiError` 400 for an unknown filter, and 404 after the last page. */
export async function listTractors(
  query: TractorsQuery = {},
  options: CallOptions = {},
): Promise<TractorsPage> {
  return (await getJson<TractorsResponse>('/api/v1/tractors', query, options)).data;
}

/** Fetches a tractor with its details. Throws `ApiError` 404 for an unknown id. */
export async function getTractor(
  { id, ...query }: { id: string; language?: Language; reviews?: ReviewSort },
  options: CallOptions = {},
): Promise<TractorDetail> {
  const path = `/api/v1/tractors/${encodeURIComponent(id)}`;
  return (await getJson<TractorResponse>(path, query, options)).data;
}

/**
 * Fetches the power bands in which there are tractors, weakest first. Each has the number of tractors by price band.
 */
export async function listPowerBands(
  query: { language?: Language } = {},
  options: CallOptions = {},
): Promise<PowerBand[]> {
  return (await getJson<PowerBandsResponse>('/api/v1/tractor-powers', query, options)).data;
}

/** Fetches the brands of tractors or tyres in display order, with the number of models of each brand. */
export async function listBrands(
  { of, ...query }: { of: 'tractor' | 'tyre'; language?: Language; include?: 'discontinued' },
  options: CallOptions = {},
): Promise<MakerBrand[]> {
  return (await getJson<MakerBrandsResponse>(`/api/v1/${of}-brands`, query, options)).data;
}

/** Fetches a brand with its discontinued models. Throws `ApiError` 404 for an unknown slug. */
export async function getBrand(
  { of, slug, ...query }: { of: 'tractor' | 'tyre'; slug: string; language?: Language },
  options: CallOptions = {},
): Promise<MakerBrandDetail> {
  const path = `/api/v1/${of}-brands/${encodeURIComponent(slug)}`;
  return (await getJson<MakerBrandResponse>(path, query, options)).data;
}

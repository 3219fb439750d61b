import type { Language } from '../contract/language.ts';
import type { ReviewSort } from '../contract/reviews.ts';
import type {
  MakerBrand,
  MakerBrandAnswer,
  MakerBrandsAnswer,
  PowerBand,
  PowerBandsAnswer,
  TractorAnswer,
  TractorDetail,
  TractorsAnswer,
  TractorsPage,
  TractorsQuery,
} from '../contract/tractors.ts';
import { type CallOptions, getJson } from './request.ts';

/**
 * One page of tractors with its filters. Throws `ApiError`: 400 for an unknown filter, 404 for a
 * page after the last one.
 */
export async function listTractors(
  query: TractorsQuery = {},
  options: CallOptions = {},
): Promise<TractorsPage> {
  return (await getJson<TractorsAnswer>('/api/v1/tractors', query, options)).data;
}

/** One tractor with all that its page shows; 404 when there is none of that number. */
export async function getTractor(
  { id, ...query }: { id: string; language?: Language; reviews?: ReviewSort },
  options: CallOptions = {},
): Promise<TractorDetail> {
  const path = `/api/v1/tractors/${encodeURIComponent(id)}`;
  return (await getJson<TractorAnswer>(path, query, options)).data;
}

/** Bands of power with what they cost, for choosing a tractor step by step. */
export async function listPowerBands(
  query: { language?: Language } = {},
  options: CallOptions = {},
): Promise<PowerBand[]> {
  return (await getJson<PowerBandsAnswer>('/api/v1/tractor-powers', query, options)).data;
}

/** Brands of a kind, in the order in which the site shows them, with how many models each has. */
export async function listBrands(
  { of, ...query }: { of: 'tractor' | 'tyre'; language?: Language },
  options: CallOptions = {},
): Promise<MakerBrand[]> {
  return (await getJson<MakerBrandsAnswer>(`/api/v1/${of}-brands`, query, options)).data;
}

/** One brand; 404 when there is none of that slug. */
export async function getBrand(
  { of, slug, ...query }: { of: 'tractor' | 'tyre'; slug: string; language?: Language },
  options: CallOptions = {},
): Promise<MakerBrand> {
  const path = `/api/v1/${of}-brands/${encodeURIComponent(slug)}`;
  return (await getJson<MakerBrandAnswer>(path, query, options)).data;
}

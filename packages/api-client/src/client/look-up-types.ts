import type { Language } from '@tractor-haat/i18n';
import type {
  AllTypesResponse,
  BrandModelsInput,
  BrandModelsResponse,
  TractorModelsResponse,
  TypeBrandsInput,
  TypeBrandsResponse,
  TyreModelsInput,
  TyreModelsResponse,
} from '../contract/lookups.contract.ts';
import { type CallOptions, getJson, postJson } from './get-json.ts';

/** Fetches the implement types for a select. */
export async function lookUpTypes(language: Language, options: CallOptions = {}) {
  return (await getJson<AllTypesResponse>('/api/all_implements_type', { language }, options)).data;
}

/** Fetches the brands that make implements of a type. The list is empty if the API responds with 404. */
export async function lookUpBrands(body: TypeBrandsInput, options: CallOptions = {}) {
  const path = '/api/implement_type_brand_list';
  return (await postJson<TypeBrandsResponse>(path, body, options)).data ?? [];
}

/** Fetches the implement models of a brand and type. The list is empty if the API responds with 404. */
export async function lookUpModels(body: BrandModelsInput, options: CallOptions = {}) {
  const path = '/api/implement_brand_modals';
  return (await postJson<BrandModelsResponse>(path, body, options)).data ?? [];
}

/** Fetches the tractor models of a brand. Set `include` to add the discontinued models. */
export async function lookUpTractorModels(
  query: { brand: string; include?: 'discontinued' },
  options: CallOptions = {},
) {
  return (await getJson<TractorModelsResponse>('/api/v1/tractor-models', query, options)).data;
}

/** Fetches the tyre models of a brand. Each name contains the size of the tyre. */
export async function lookUpTyreModels(body: TyreModelsInput, options: CallOptions = {}) {
  return (await postJson<TyreModelsResponse>('/api/tyre_modal', body, options)).data ?? [];
}

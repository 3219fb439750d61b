import type {
  BrandModelsInput,
  BrandModelsResponse,
  TypeBrandsInput,
  TypeBrandsResponse,
  TyreModelsInput,
  TyreModelsResponse,
} from '../contract/lookups.contract.ts';
import { type CallOptions, postJson } from './get-json.ts';

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

/** Fetches the tyre models of a brand. Each name contains the size of the tyre. */
export async function lookUpTyreModels(body: TyreModelsInput, options: CallOptions = {}) {
  return (await postJson<TyreModelsResponse>('/api/tyre_modal', body, options)).data ?? [];
}

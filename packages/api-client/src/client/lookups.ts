import type { Language } from '@tractor-haat/i18n';
import type {
  AllTypesAnswer,
  BrandModelsAnswer,
  BrandModelsInput,
  TypeBrandsAnswer,
  TypeBrandsInput,
} from '../contract/lookups.ts';
import { type CallOptions, getJson, postJson } from './request.ts';

/** Types of implements to choose from. */
export async function lookUpTypes(language: Language, options: CallOptions = {}) {
  return (await getJson<AllTypesAnswer>('/api/all_implements_type', { language }, options)).data;
}

/** Brands that make a type of implement. */
export async function lookUpBrands(body: TypeBrandsInput, options: CallOptions = {}) {
  const path = '/api/implement_type_brand_list';
  return (await postJson<TypeBrandsAnswer>(path, body, options)).data ?? [];
}

/** Models of a brand and type, with the ids of their implements. */
export async function lookUpModels(body: BrandModelsInput, options: CallOptions = {}) {
  const path = '/api/implement_brand_modals';
  return (await postJson<BrandModelsAnswer>(path, body, options)).data ?? [];
}

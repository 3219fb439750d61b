import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { language } from './language.ts';
import { hashedPicture } from './picture.ts';
import { requiredName } from './required-name.ts';
import { includeQuery } from './tractors.contract.ts';

/**
 * Routes for the selects of enquiry forms. Clients display the localised names and send the slugs. The API also accepts
 * names in any language, and rejects an unknown name with a reason such as `brand_unknown`.
 */

const languageFields = { language: language.default('en') };

export const allTypesQuery = z.object(languageFields);
export const allTypesResponse = z.object({
  success: z.literal(true),
  data: z.array(z.object({ name: z.string(), slug: z.string() })),
});

export const typeBrandsBody = z.object({ ...languageFields, implement_type: requiredName('type') });
export const typeBrandsResponse = z.object({
  success: z.literal(true),
  data: z.array(z.object({ brand_name: z.string(), slug: z.string() })),
});

export const brandModelsBody = z.object({
  ...languageFields,
  implement_type: requiredName('type'),
  brand_name: requiredName('brand'),
});
export const brandModelsResponse = z.object({
  success: z.literal(true),
  data: z.array(z.object({ model: z.string(), id: z.int(), picture: hashedPicture })),
});

const makerModels = z.array(z.object({ model: z.string(), slug: z.string(), id: z.int() }));

/** POST /api/tyre_modal: tyre models of a brand, each with its size. Empty for the brand `other`. */
export const tyreModelsBody = z.object({ ...languageFields, brand_name: requiredName('brand') });
export const tyreModelsResponse = z.object({ success: z.literal(true), data: makerModels });

/** GET /api/v1/tractor-models: tractors of a brand. Empty for the brand `other`. */
export const tractorModelsQuery = z.object({
  ...languageFields,
  brand: requiredName('brand'),
  include: includeQuery,
});
export const tractorModelsResponse = dataResponse(makerModels);

export const lookupEndpoints = defineEndpoints({
  lookUpTypes: {
    method: 'GET',
    path: '/api/all_implements_type',
    summary: 'Lists the implement types for a form',
    tag: 'enquiry choices',
    query: allTypesQuery,
    response: allTypesResponse,
    cache: 'public',
  },
  lookUpBrands: {
    method: 'POST',
    path: '/api/implement_type_brand_list',
    summary: 'Lists the brands of an implement type',
    tag: 'enquiry choices',
    body: typeBrandsBody,
    response: typeBrandsResponse,
  },
  lookUpModels: {
    method: 'POST',
    path: '/api/implement_brand_modals',
    summary: 'Lists the implement models of a brand and type',
    tag: 'enquiry choices',
    body: brandModelsBody,
    response: brandModelsResponse,
    cache: 'none',
  },
  lookUpTractorModels: {
    method: 'GET',
    path: '/api/v1/tractor-models',
    summary: 'Lists the tractor models of a brand',
    tag: 'enquiry choices',
    query: tractorModelsQuery,
    response: tractorModelsResponse,
    cache: 'public',
  },
  lookUpTyreModels: {
    method: 'POST',
    path: '/api/tyre_modal',
    summary: 'Lists the tyre models of a brand with their sizes',
    tag: 'enquiry choices',
    body: tyreModelsBody,
    response: tyreModelsResponse,
    cache: 'none',
  },
});

export type AllTypesResponse = z.output<typeof allTypesResponse>;
export type TypeBrandsInput = z.input<typeof typeBrandsBody>;
export type TypeBrandsResponse = z.output<typeof typeBrandsResponse>;
export type BrandModelsInput = z.input<typeof brandModelsBody>;
export type BrandModelsResponse = z.output<typeof brandModelsResponse>;
export type TyreModelsInput = z.input<typeof tyreModelsBody>;
export type TyreModelsResponse = z.output<typeof tyreModelsResponse>;
export type TractorModelsResponse = z.output<typeof tractorModelsResponse>;

import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { language } from './language.ts';
import { hashedPicture } from './picture.ts';
import { requiredName } from './required-name.ts';
import { includeQuery } from './tractors.contract.ts';

/**
 * Routes for the selects of enquiry forms. Clients display the localised names and send the slugs. The API also accepts
 * names in any language, and rejects an unknown name with a reason such as `brand_unknown`.
 */

const languageFields = { language: language.default('en') };

/** GET /api/all_implements_type */
export const allTypesQuery = z.object(languageFields);
export const allTypesResponse = z.object({
  success: z.literal(true),
  data: z.array(z.object({ name: z.string(), slug: z.string() })),
});

/** POST /api/implement_type_brand_list */
export const typeBrandsBody = z.object({ ...languageFields, implement_type: requiredName('type') });
export const typeBrandsResponse = z.object({
  success: z.literal(true),
  data: z.array(z.object({ brand_name: z.string(), slug: z.string() })),
});

/** POST /api/implement_brand_modals */
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

export type AllTypesResponse = z.output<typeof allTypesResponse>;
export type TypeBrandsInput = z.input<typeof typeBrandsBody>;
export type TypeBrandsResponse = z.output<typeof typeBrandsResponse>;
export type BrandModelsInput = z.input<typeof brandModelsBody>;
export type BrandModelsResponse = z.output<typeof brandModelsResponse>;
export type TyreModelsInput = z.input<typeof tyreModelsBody>;
export type TyreModelsResponse = z.output<typeof tyreModelsResponse>;
export type TractorModelsResponse = z.output<typeof tractorModelsResponse>;

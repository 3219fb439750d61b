import { z } from 'zod';
import { answer } from './answer.ts';
import { language } from './language.ts';
import { named } from './named.ts';
import { hashedPicture } from './picture.ts';
import { includeQuery } from './tractors.ts';

/**
 * Options of the enquiry forms: the client sends slugs and displays the localised names. A name in any language is
 * accepted in place of the slug; an unknown one is rejected (`reason`: `brand_unknown` …).
 */
const languageFields = { language: language.default('en') };

/** GET /api/all_implements_type */
export const allTypesQuery = z.object(languageFields);
export const allTypesAnswer = z.object({
  success: z.literal(true),
  data: z.array(z.object({ name: z.string(), slug: z.string() })),
});

/** POST /api/implement_type_brand_list */
export const typeBrandsBody = z.object({ ...languageFields, implement_type: named('type') });
export const typeBrandsAnswer = z.object({
  success: z.literal(true),
  data: z.array(z.object({ brand_name: z.string(), slug: z.string() })),
});

/** POST /api/implement_brand_modals */
export const brandModelsBody = z.object({
  ...languageFields,
  implement_type: named('type'),
  brand_name: named('brand'),
});
export const brandModelsAnswer = z.object({
  success: z.literal(true),
  data: z.array(z.object({ model: z.string(), id: z.int(), picture: hashedPicture })),
});

const makerModels = z.array(z.object({ model: z.string(), slug: z.string(), id: z.int() }));

/** POST /api/tyre_modal: tyres of a brand with their sizes; empty for the brand `other`. */
export const tyreModelsBody = z.object({ ...languageFields, brand_name: named('brand') });
export const tyreModelsAnswer = z.object({ success: z.literal(true), data: makerModels });

/** GET /api/v1/tractor-models: tractors of a brand; empty for the brand `other`. */
export const tractorModelsQuery = z.object({
  ...languageFields,
  brand: named('brand'),
  include: includeQuery,
});
export const tractorModelsAnswer = answer(makerModels);

export type AllTypesAnswer = z.output<typeof allTypesAnswer>;
export type TypeBrandsInput = z.input<typeof typeBrandsBody>;
export type TypeBrandsAnswer = z.output<typeof typeBrandsAnswer>;
export type BrandModelsInput = z.input<typeof brandModelsBody>;
export type BrandModelsAnswer = z.output<typeof brandModelsAnswer>;
export type TyreModelsInput = z.input<typeof tyreModelsBody>;
export type TyreModelsAnswer = z.output<typeof tyreModelsAnswer>;
export type TractorModelsAnswer = z.output<typeof tractorModelsAnswer>;

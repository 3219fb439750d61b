import { z } from 'zod';
import { answer } from './answer.ts';
import { language } from './language.ts';
import { pictureName } from './picture.ts';
import { storable } from './text.ts';

/** Choices of the enquiry forms: slugs are sent back, names are shown in the language that was asked for. */
const asked = { language: language.default('en') };
const chosen = storable(80);

/** GET /api/all_implements_type */
export const allTypesQuery = z.object(asked);
export const allTypesAnswer = z.object({
  success: z.literal(true),
  data: z.array(z.object({ name: z.string(), slug: z.string() })),
});

/** POST /api/implement_type_brand_list; an unknown type has no brands. */
export const typeBrandsBody = z.object({ ...asked, implement_type: chosen });
export const typeBrandsAnswer = z.object({
  success: z.literal(true),
  data: z.array(z.object({ brand_name: z.string(), slug: z.string() })),
});

/** POST /api/implement_brand_modals; `brand_name` is the brand's slug. */
export const brandModelsBody = z.object({ ...asked, implement_type: chosen, brand_name: chosen });
export const brandModelsAnswer = z.object({
  success: z.literal(true),
  data: z.array(z.object({ model: z.string(), id: z.int(), picture: pictureName })),
});

const makerModels = z.array(z.object({ model: z.string(), slug: z.string(), id: z.int() }));

/** POST /api/tyre_modal: tyres of a brand, with their sizes; `brand_name` is the brand's slug. */
export const tyreModelsBody = z.object({ ...asked, brand_name: chosen });
export const tyreModelsAnswer = z.object({ success: z.literal(true), data: makerModels });

/** GET /api/v1/tractor-models: tractors of a brand; an unknown brand has none. */
export const tractorModelsQuery = z.object({ brand: chosen });
export const tractorModelsAnswer = answer(makerModels);

export type AllTypesAnswer = z.output<typeof allTypesAnswer>;
export type TypeBrandsInput = z.input<typeof typeBrandsBody>;
export type TypeBrandsAnswer = z.output<typeof typeBrandsAnswer>;
export type BrandModelsInput = z.input<typeof brandModelsBody>;
export type BrandModelsAnswer = z.output<typeof brandModelsAnswer>;
export type TyreModelsInput = z.input<typeof tyreModelsBody>;
export type TyreModelsAnswer = z.output<typeof tyreModelsAnswer>;
export type TractorModelsAnswer = z.output<typeof tractorModelsAnswer>;

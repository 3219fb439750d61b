import { day, pictureName, slug, sourceText } from '@tractor-haat/api-client/contract';
import { z } from 'zod';

// Rows of content/*.json. The schemas are strict, so that a misspelled field is an error.

export const nonEmptyText = z.string().trim().min(1);
export const translatedText = z.strictObject({
  en: nonEmptyText,
  hi: nonEmptyText.optional(),
  gu: nonEmptyText.optional(),
  mr: nonEmptyText.optional(),
});
export const textInAllLanguages = z.strictObject({
  en: nonEmptyText,
  hi: nonEmptyText,
  gu: nonEmptyText,
  mr: nonEmptyText,
});
/** Range of the PostgreSQL type `integer`. */
export const int4 = z.int().min(-2_147_483_648).max(2_147_483_647);
export const rupees = z.int().min(1).max(100_000_000);
const horsepower = z.number().positive().max(1000);

export const sourcedFields = {
  source: sourceText,
  as_of: day(),
  confidence: z.enum(['high', 'medium', 'low']),
  note: nonEmptyText.nullable(),
};

export const typeRow = z.strictObject({
  slug,
  name: translatedText,
  description: translatedText,
  sort_order: int4,
});

export const brandRow = z.strictObject({
  slug,
  name: translatedText,
  description: translatedText,
  listed: z.boolean(),
});

export const implementRow = z
  .strictObject({
    key: nonEmptyText,
    slug,
    type: slug,
    brand: slug,
    model: nonEmptyText,
    working_width_mm: z.int().min(1).max(50_000).nullable(),
    required_hp_min: horsepower.nullable(),
    required_hp_max: horsepower.nullable(),
    specs: z.record(z.string().regex(/^[a-z0-9_]+$/), z.union([z.number(), nonEmptyText])),
    price_min_inr: rupees.nullable(),
    price_max_inr: rupees.nullable(),
    show_price: z.boolean(),
    price_note: nonEmptyText.nullable(),
    popularity: int4.min(0),
    ...sourcedFields,
  })
  .refine((row) => isValidRange(row.price_min_inr, row.price_max_inr), {
    path: ['price_max_inr'],
    message: 'must come with price_min_inr and not be lower',
  })
  .refine((row) => isValidRange(row.required_hp_min, row.required_hp_max), {
    path: ['required_hp_max'],
    message: 'must come with required_hp_min and not be lower',
  })
  .refine((row) => !row.show_price || row.price_min_inr !== null, {
    path: ['show_price'],
    message: 'cannot be true without a price',
  });

export const videoRow = z
  .strictObject({
    key: nonEmptyText,
    slug,
    title: translatedText,
    description: translatedText,
    topic: slug,
    brand: slug.nullable().default(null),
    implement_types: z.array(slug).default([]),
    duration_seconds: int4.min(1),
    published_on: day(),
    clip: slug.nullable().default(null),
    youtube_id: z
      .string()
      .regex(/^[\w-]{11}$/, 'must be the 11 letters of a YouTube address')
      .nullable()
      .default(null),
    post: slug.nullable().default(null),
    poster: pictureName,
    transcript: translatedText,
    demo: z.boolean(),
  })
  .refine((row) => (row.clip === null) !== (row.youtube_id === null), {
    path: ['clip'],
    message: 'must be given, or else youtube_id',
  });

export function isValidRange(min: number | null, max: number | null): boolean {
  return max === null || (min !== null && max >= min);
}

export type TypeRow = z.output<typeof typeRow>;
export type BrandRow = z.output<typeof brandRow>;
export type ImplementRow = z.output<typeof implementRow>;
export type VideoRow = z.output<typeof videoRow>;

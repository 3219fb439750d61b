import { z } from 'zod';
import { localText } from './local-text.ts';

/** A named numeric range that excludes `above` and includes `upTo`. */
export type Band = { slug: string; above: number; upTo: number | null };

/** An option of a filter. `count` is the number of items that match the option and all other filters of the query. */
export const facet = z
  .object({
    slug: z.string(),
    /** Null for enum values, whose names are translations of the page. */
    name: localText.nullable(),
    count: z.int().min(0),
  })
  .meta({ id: 'Facet' });

/** Filter options by query parameter, such as `brand` or `hp`. */
export const facets = z.record(z.string(), z.array(facet));

const toLowerCase = (value: unknown) =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;

/** A query parameter that may be repeated. Enum values are case-insensitive. */
export function choices<T extends z.ZodType<string>>(value: T) {
  const itemSchema = value instanceof z.ZodEnum ? z.preprocess(toLowerCase, value) : value;
  return z
    .union([itemSchema.transform((item) => [item]), z.array(itemSchema).max(40)], {
      error: 'must be up to 40 known names of small letters, digits and single dashes',
    })
    .transform((values) => [...new Set(values)] as z.output<T>[])
    .default([]);
}

export type Facet = z.output<typeof facet>;
export type Facets = z.output<typeof facets>;

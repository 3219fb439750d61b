import { z } from 'zod';
import { localText } from './local-text.ts';

/** A range of numbers under one name: more than `above`, up to and with `upTo`. */
export type Band = { slug: string; above: number; upTo: number | null };

/** One value to filter by; `count` respects the other filters, not its own. */
export const facet = z
  .object({
    slug: z.string(),
    /** Null where the value is one of a fixed few, whose names are the page's translations. */
    name: localText.nullable(),
    count: z.int().min(0),
  })
  .meta({ id: 'Facet' });

/** By the query's key: `brand`, `hp`. */
export const facets = z.record(z.string(), z.array(facet));

const lowered = (given: unknown) =>
  typeof given === 'string' ? given.trim().toLowerCase() : given;

/** A key of a query that may be given several times; of a fixed few, whatever the case. */
export function choices<T extends z.ZodType<string>>(value: T) {
  const one = value instanceof z.ZodEnum ? z.preprocess(lowered, value) : value;
  return z
    .union([one.transform((given) => [given]), z.array(one).max(40)], {
      error: 'must be up to 40 known names of small letters, digits and single dashes',
    })
    .transform((values) => [...new Set(values)] as z.output<T>[])
    .default([]);
}

export type Facet = z.output<typeof facet>;
export type Facets = z.output<typeof facets>;

import { z } from 'zod';
import { answer } from './answer.ts';
import { languageQuery } from './language.ts';
import { localText } from './local-text.ts';
import { pageOf, pageQuery } from './pagination.ts';
import { picture } from './picture.ts';
import { slug } from './slug.ts';

/** Order of the list: most wanted first, by brand and model, or by the tractor power it needs. */
export const implementSort = z.enum(['popular', 'name', 'power']);

/** `?brand=` may be given several times. */
const brandsQuery = z
  .union([slug.transform((one) => [one]), z.array(slug).max(40)], {
    error: 'must be up to 40 brand names of small letters, digits and single dashes',
  })
  .transform((brands) => [...new Set(brands)])
  .default([]);

/** GET /api/v1/implements */
export const implementsQuery = z.object({
  type: slug.optional(),
  brand: brandsQuery,
  page: pageQuery,
  sort: implementSort.default('popular'),
  language: languageQuery,
});

/** A technical value, ready to show: `label_key` is translated by the page, units are in `value`. */
export const keyFact = z.object({ label_key: z.string(), value: z.string() });

/**
 * An implement in a list. `price` never is a number: prices of implements leave the server only
 * after a one-time code. `hidden`: there is one to reveal. `missing`: there is none yet.
 */
export const implementCard = z
  .object({
    id: z.int().min(1),
    slug,
    type_slug: slug,
    type_name: localText,
    brand_slug: slug,
    brand_name: localText,
    model: z.string(),
    working_width_mm: z.int().min(1).nullable(),
    required_hp_min: z.number().min(0).nullable(),
    required_hp_max: z.number().min(0).nullable(),
    key_facts: z.array(keyFact),
    price: z.enum(['hidden', 'missing']),
    picture,
  })
  .meta({ id: 'ImplementCard' });

/** One value to filter by; `count` respects the other filters, not its own. */
export const facet = z
  .object({ slug, name: localText, count: z.int().min(0) })
  .meta({ id: 'Facet' });

export const implementsAnswer = answer(
  pageOf(implementCard).extend({
    facets: z.object({ types: z.array(facet), brands: z.array(facet) }),
  }),
);

export type ImplementSort = z.output<typeof implementSort>;
export type ImplementsFilter = z.output<typeof implementsQuery>;
export type ImplementsQuery = Partial<ImplementsFilter>;
export type KeyFact = z.output<typeof keyFact>;
export type ImplementCard = z.output<typeof implementCard>;
export type Facet = z.output<typeof facet>;
export type ImplementsAnswer = z.output<typeof implementsAnswer>;
export type ImplementsPage = ImplementsAnswer['data'];

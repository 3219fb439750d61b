import { z } from 'zod';
import { answer } from './answer.ts';
import { choices, facets } from './facets.ts';
import { languageQuery } from './language.ts';
import { localText } from './local-text.ts';
import { pageOf, pageQuery } from './pagination.ts';
import { slug } from './slug.ts';

export const dealerKind = z.enum(['tractor', 'implement', 'tyre']);

/** GET /api/v1/dealers; a dealer is of one kind and one brand. `district` is a slug of its name. */
export const dealersQuery = z.object({
  kind: dealerKind,
  brand: choices(slug),
  state: choices(slug),
  district: choices(slug),
  page: pageQuery,
  language: languageQuery,
});

/** Who sells a brand where. `demo`: an example, nobody answers at this number. */
export const dealerCard = z
  .object({
    id: z.int().min(1),
    name: z.string(),
    kind: dealerKind,
    brand_slug: slug,
    /** Slug of the state's English name. */
    state: slug,
    state_name: localText,
    district: z.string(),
    area: z.string(),
    phone: z.string(),
    demo: z.boolean(),
  })
  .meta({ id: 'DealerCard' });

export const dealersAnswer = answer(pageOf(dealerCard).extend({ facets }));

export type DealersFilter = z.output<typeof dealersQuery>;
export type DealersQuery = Partial<DealersFilter> & Pick<DealersFilter, 'kind'>;
export type DealerCard = z.output<typeof dealerCard>;
export type DealersAnswer = z.output<typeof dealersAnswer>;
export type DealersPage = DealersAnswer['data'];

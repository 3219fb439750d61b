import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { languageQuery } from './language.ts';
import { localText } from './local-text.ts';
import { anyName } from './required-name.ts';
import { slug } from './slug.ts';

/** GET /api/v1/subsidies: the national schemes and, with `state`, those of the state. */
export const subsidiesQuery = z.object({ language: languageQuery, state: anyName.optional() });

/** Terms of a scheme on the day `checked_on`. They may have changed since then. */
export const subsidy = z
  .object({
    slug,
    name: localText,
    state: slug.nullable(),
    summary: localText,
    help: localText,
    eligibility: z.array(localText),
    documents: z.array(localText),
    steps: z.array(localText),
    official_url: z.url(),
    official_name: z.string(),
    checked_on: z.iso.date(),
  })
  .meta({ id: 'Subsidy' });

export const subsidiesResponse = dataResponse(
  z.object({ items: z.array(subsidy), states: z.array(slug) }),
);

export const subsidyEndpoints = defineEndpoints({
  listSubsidies: {
    method: 'GET',
    path: '/api/v1/subsidies',
    summary: 'Lists the national subsidy schemes; with `state`, those of that state first',
    tag: 'subsidies',
    query: subsidiesQuery,
    response: subsidiesResponse,
    cache: 'public',
  },
});

export type SubsidiesFilter = z.output<typeof subsidiesQuery>;
export type SubsidiesQuery = Partial<SubsidiesFilter>;
export type Subsidy = z.output<typeof subsidy>;
export type SubsidiesResponse = z.output<typeof subsidiesResponse>;
export type SubsidiesList = SubsidiesResponse['data'];

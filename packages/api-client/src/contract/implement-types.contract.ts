import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { languageQuery } from './language.ts';
import { localText } from './local-text.ts';
import { slug } from './slug.ts';

/** A kind of implement, such as rotavator. */
export const implementType = z
  .object({ slug, name: localText, description: localText, implement_count: z.int().min(0) })
  .meta({ id: 'ImplementType' });

/** GET /api/v1/implement-types and /api/v1/implement-types/:slug */
export const implementTypesQuery = z.object({ language: languageQuery });
export const implementTypeParams = z.object({ slug });
export const implementTypesResponse = dataResponse(z.array(implementType));
export const implementTypeResponse = dataResponse(implementType);

export const implementTypeEndpoints = defineEndpoints({
  listImplementTypes: {
    method: 'GET',
    path: '/api/v1/implement-types',
    summary: 'Lists the implement types',
    tag: 'implements',
    query: implementTypesQuery,
    response: implementTypesResponse,
    cache: 'public',
  },
  getImplementType: {
    method: 'GET',
    path: '/api/v1/implement-types/:slug',
    summary: 'Returns an implement type',
    tag: 'implements',
    params: implementTypeParams,
    query: implementTypesQuery,
    response: implementTypeResponse,
    cache: 'public',
  },
});

export type ImplementType = z.output<typeof implementType>;
export type ImplementTypesQuery = Partial<z.output<typeof implementTypesQuery>>;
export type ImplementTypeQuery = ImplementTypesQuery & z.output<typeof implementTypeParams>;
export type ImplementTypesResponse = z.output<typeof implementTypesResponse>;
export type ImplementTypeResponse = z.output<typeof implementTypeResponse>;

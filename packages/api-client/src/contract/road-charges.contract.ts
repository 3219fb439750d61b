import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { languageQuery } from './language.ts';
import { anyName } from './required-name.ts';
import { slug } from './slug.ts';

/** GET /api/v1/road-charges: without `state`, only the charges that apply in all states. */
export const roadChargesQuery = z.object({ state: anyName.optional(), language: languageQuery });

/**
 * A charge on top of the ex-showroom price, in whole rupees or in per cent of that price. All four values are null if
 * the charge is unknown. `condition` is a translation key such as `farm-use`.
 */
export const roadCharge = z
  .object({
    charge: slug,
    /** Null if the charge applies in every state without a row of its own. */
    state: slug.nullable(),
    min_inr: z.int().min(0).nullable(),
    max_inr: z.int().min(0).nullable(),
    min_percent: z.number().min(0).nullable(),
    max_percent: z.number().min(0).nullable(),
    condition: slug.nullable(),
    source: z.string(),
    as_of: z.iso.date(),
    confidence: z.enum(['high', 'medium', 'low']),
  })
  .meta({ id: 'RoadCharge' });

/** Each charge is listed once, in the order of a bill. */
export const roadChargesResponse = dataResponse(z.array(roadCharge));

export const roadChargeEndpoints = defineEndpoints({
  listRoadCharges: {
    method: 'GET',
    path: '/api/v1/road-charges',
    summary: 'Returns the charges on top of the ex-showroom price of a tractor',
    tag: 'tractors',
    query: roadChargesQuery,
    response: roadChargesResponse,
    cache: 'public',
  },
});

export type RoadChargesFilter = z.output<typeof roadChargesQuery>;
export type RoadCharge = z.output<typeof roadCharge>;
export type RoadChargesResponse = z.output<typeof roadChargesResponse>;

import { day, webUrl } from '@tractor-haat/api-client/contract';
import { z } from 'zod';
import { LOAN_KINDS } from '../../../database/schema/loan-offers.ts';
import {
  int4,
  nonEmptyText,
  rupees,
  sourcedFields,
  translatedText,
} from '../../../shared/content-rows/rows.ts';

const percent = z.number().min(0).max(100).nullable();

export const loanOfferRow = z
  .strictObject({
    key: nonEmptyText,
    kind: z.enum(LOAN_KINDS),
    lender: translatedText,
    rate_min_pct: percent,
    rate_max_pct: percent,
    rates_on: day().nullable(),
    share_max_pct: percent,
    amount_max_inr: rupees.nullable(),
    months_max: z.int().min(1).max(240).nullable(),
    fee_max_pct: percent,
    land_min_acres: z.number().positive().max(100).nullable(),
    sort_order: int4,
    ...sourcedFields,
    /** Pages show the source as a link, so it must be a URL. */
    source: webUrl,
  })
  .refine(
    ({ rate_min_pct: min, rate_max_pct: max }) => min === null || max === null || min <= max,
    {
      path: ['rate_max_pct'],
      message: 'must not be lower than rate_min_pct',
    },
  );

export const insuranceRateRow = z
  .strictObject({
    key: nonEmptyText,
    amount_inr: rupees.nullable(),
    percent,
    ...sourcedFields,
  })
  .refine(({ amount_inr, percent: share }) => (amount_inr === null) !== (share === null), {
    path: ['amount_inr'],
    message: 'must be set if percent is null, and only then',
  });

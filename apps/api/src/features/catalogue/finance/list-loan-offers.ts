import {
  day,
  type InsuranceRate,
  type LoanKind,
  type LoanOffer,
  type RoadCharge,
  webUrl,
} from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, eq, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isLive, toLocalText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import {
  int4,
  nonEmptyText,
  rupees,
  sourcedFields,
  translatedText,
} from '../../../core/files/content-rows.ts';
import { resolveName } from '../../../core/lists/resolve-selection.ts';
import { createStateNamesQuery } from '../places/place-index.ts';
import { insuranceRates, LOAN_KINDS, loanOffers, ROAD_CHARGES, roadCharges } from './tables.ts';

export async function listLoanOffers(
  db: Database,
  kind: LoanKind,
  language: Language,
): Promise<LoanOffer[]> {
  const rows = await db
    .select()
    .from(loanOffers)
    .where(isLive(loanOffers, eq(loanOffers.kind, kind)))
    .orderBy(asc(loanOffers.sort_order), asc(loanOffers.key));
  return rows.map(({ id: _, sort_order: __, note: ___, lender, ...row }) => ({
    ...row,
    lender: toLocalText(lender, language),
  }));
}

export async function listInsuranceRates(db: Database): Promise<InsuranceRate[]> {
  const rows = await db
    .select()
    .from(insuranceRates)
    .where(isLive(insuranceRates))
    .orderBy(asc(insuranceRates.key));
  return rows.map(({ id: _id, note: _note, ...row }) => row);
}

/** Returns the row of the state for each charge, or else the nationwide row. */
export function createRoadChargesQuery(db: Database) {
  const listStates = createStateNamesQuery(db, 'road_charges');
  const chargesQuery = db
    .select({
      charge: roadCharges.charge,
      state: roadCharges.state,
      min_inr: roadCharges.min_inr,
      max_inr: roadCharges.max_inr,
      min_percent: roadCharges.min_percent,
      max_percent: roadCharges.max_percent,
      condition: roadCharges.condition,
      source: roadCharges.source,
      as_of: roadCharges.as_of,
      confidence: roadCharges.confidence,
    })
    .from(roadCharges)
    .where(
      isLive(
        roadCharges,
        or(isNull(roadCharges.state), sql`${roadCharges.state} = ${sql.placeholder('state')}`),
      ),
    )
    .prepare('road_charges');
  return async (state: string | undefined): Promise<RoadCharge[]> => {
    const slug = state === undefined ? '' : resolveName(state, await listStates(), 'state_unknown');
    const rows: RoadCharge[] = await chargesQuery.execute({ state: slug });
    return ROAD_CHARGES.flatMap((charge) => {
      const chargeRows = rows.filter((row) => row.charge === charge);
      const stateRow = chargeRows.find((row) => row.state !== null);
      return stateRow ?? chargeRows[0] ?? [];
    });
  };
}

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

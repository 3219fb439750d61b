import type { InsuranceRate, LoanKind, LoanOffer } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { insuranceRates } from '../../../database/schema/insurance-rates.ts';
import { loanOffers } from '../../../database/schema/loan-offers.ts';
import { toLocalText } from '../../../shared/to-local-text.ts';

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

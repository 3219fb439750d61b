import { z } from 'zod';
import { answer } from './answer.ts';
import { languageQuery } from './language.ts';
import { localText } from './local-text.ts';

const sourced = {
  source: z.string(),
  /** Day on which the row was written or last checked. */
  as_of: z.iso.date(),
  confidence: z.enum(['high', 'medium', 'low']),
};

/** For a new tractor, for a used one, or on the tractor that one has. */
export const loanKind = z.enum(['new', 'used', 'against']);

/** GET /api/v1/loan-offers */
export const loanOffersQuery = z.object({ kind: loanKind, language: languageQuery });

/** What a lender has published; null where it has not. */
export const loanOffer = z
  .object({
    key: z.string(),
    kind: loanKind,
    lender: localText,
    /** Per cent a year on the reducing balance, for `rates_on`. */
    rate_min_pct: z.number().nullable(),
    rate_max_pct: z.number().nullable(),
    rates_on: z.iso.date().nullable(),
    /** Of the price, or of the value of the tractor. */
    share_max_pct: z.number().nullable(),
    amount_max_inr: z.int().nullable(),
    months_max: z.int().nullable(),
    fee_max_pct: z.number().nullable(),
    land_min_acres: z.number().nullable(),
    ...sourced,
  })
  .meta({ id: 'LoanOffer' });

export const loanOffersAnswer = answer(z.object({ items: z.array(loanOffer) }));

/** GET /api/v1/insurance-figures: rupees a year, or per cent. */
export const insuranceFigure = z
  .object({
    key: z.string(),
    amount_inr: z.int().nullable(),
    percent: z.number().nullable(),
    ...sourced,
  })
  .meta({ id: 'InsuranceFigure' });

export const insuranceFiguresAnswer = answer(z.object({ items: z.array(insuranceFigure) }));

export type LoanOffersFilter = z.output<typeof loanOffersQuery>;
export type LoanOffersQuery = Partial<LoanOffersFilter> & Pick<LoanOffersFilter, 'kind'>;
export type LoanKind = z.output<typeof loanKind>;
export type LoanOffer = z.output<typeof loanOffer>;
export type LoanOffersAnswer = z.output<typeof loanOffersAnswer>;
export type InsuranceFigure = z.output<typeof insuranceFigure>;
export type InsuranceFiguresAnswer = z.output<typeof insuranceFiguresAnswer>;

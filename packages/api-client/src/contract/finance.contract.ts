import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { languageQuery } from './language.ts';
import { localText } from './local-text.ts';

const sourceFields = {
  source: z.string(),
  /** Day on which the source was last checked. */
  as_of: z.iso.date(),
  confidence: z.enum(['high', 'medium', 'low']),
};

/** Loan for a new tractor, for a used tractor, or against a tractor that the borrower owns. */
export const loanKind = z.enum(['new', 'used', 'against']);

export const loanOffersQuery = z.object({ kind: loanKind, language: languageQuery });

/** Published terms of a lender. A figure that is not published is null. */
export const loanOffer = z
  .object({
    key: z.string(),
    kind: loanKind,
    lender: localText,
    /** Per cent per year on the reducing balance, published on `rates_on`. */
    rate_min_pct: z.number().nullable(),
    rate_max_pct: z.number().nullable(),
    rates_on: z.iso.date().nullable(),
    /** Maximum loan in per cent of the price or of the value of the tractor. */
    share_max_pct: z.number().nullable(),
    amount_max_inr: z.int().nullable(),
    months_max: z.int().nullable(),
    fee_max_pct: z.number().nullable(),
    land_min_acres: z.number().nullable(),
    ...sourceFields,
  })
  .meta({ id: 'LoanOffer' });

export const loanOffersResponse = dataResponse(z.object({ items: z.array(loanOffer) }));

/** GET /api/v1/insurance-figures: `amount_inr` in rupees per year, or `percent`. The other value is null. */
export const insuranceRate = z
  .object({
    key: z.string(),
    amount_inr: z.int().nullable(),
    percent: z.number().nullable(),
    ...sourceFields,
  })
  .meta({ id: 'InsuranceFigure' });

export const insuranceRatesResponse = dataResponse(z.object({ items: z.array(insuranceRate) }));

export const financeEndpoints = defineEndpoints({
  listLoanOffers: {
    method: 'GET',
    path: '/api/v1/loan-offers',
    summary: 'Lists the published terms of lenders for a kind of tractor loan',
    tag: 'finance',
    query: loanOffersQuery,
    response: loanOffersResponse,
    cache: 'public',
  },
  listInsuranceRates: {
    method: 'GET',
    path: '/api/v1/insurance-figures',
    summary: 'Returns the regulated premiums and rates of motor insurance',
    tag: 'finance',
    response: insuranceRatesResponse,
    cache: 'public',
  },
});

export type LoanOffersFilter = z.output<typeof loanOffersQuery>;
export type LoanOffersQuery = Partial<LoanOffersFilter> & Pick<LoanOffersFilter, 'kind'>;
export type LoanKind = z.output<typeof loanKind>;
export type LoanOffer = z.output<typeof loanOffer>;
export type LoanOffersResponse = z.output<typeof loanOffersResponse>;
export type InsuranceRate = z.output<typeof insuranceRate>;
export type InsuranceRatesResponse = z.output<typeof insuranceRatesResponse>;

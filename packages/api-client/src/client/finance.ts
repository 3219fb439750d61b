import type {
  InsuranceFigure,
  InsuranceFiguresAnswer,
  LoanOffer,
  LoanOffersAnswer,
  LoanOffersQuery,
} from '../contract/finance.ts';
import { type CallOptions, getJson } from './request.ts';

/** What lenders have published about a kind of tractor loan, in an editorial order. */
export async function listLoanOffers(
  query: LoanOffersQuery,
  options: CallOptions = {},
): Promise<LoanOffer[]> {
  return (await getJson<LoanOffersAnswer>('/api/v1/loan-offers', query, options)).data.items;
}

/** Premiums and shares of motor insurance that are fixed for everybody. */
export async function listInsuranceFigures(options: CallOptions = {}): Promise<InsuranceFigure[]> {
  const answer = await getJson<InsuranceFiguresAnswer>('/api/v1/insurance-figures', {}, options);
  return answer.data.items;
}

import type {
  InsuranceFigure,
  InsuranceFiguresAnswer,
  LoanOffer,
  LoanOffersAnswer,
  LoanOffersQuery,
} from '../contract/finance.ts';
import { type CallOptions, getJson } from './request.ts';

/** Published loan terms of lenders for one kind of loan, in editorial order. */
export async function listLoanOffers(
  query: LoanOffersQuery,
  options: CallOptions = {},
): Promise<LoanOffer[]> {
  return (await getJson<LoanOffersAnswer>('/api/v1/loan-offers', query, options)).data.items;
}

/** Fixed premiums and percentages of motor insurance. */
export async function listInsuranceFigures(options: CallOptions = {}): Promise<InsuranceFigure[]> {
  const answer = await getJson<InsuranceFiguresAnswer>('/api/v1/insurance-figures', {}, options);
  return answer.data.items;
}

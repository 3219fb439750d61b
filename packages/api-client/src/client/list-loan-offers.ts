import type {
  InsuranceRate,
  InsuranceRatesResponse,
  LoanOffer,
  LoanOffersQuery,
  LoanOffersResponse,
} from '../contract/finance.contract.ts';
import { type CallOptions, getJson } from './get-json.ts';

/** Fetches the published terms of the lenders for one kind of loan. Figures that a lender does not publish are null. */
export async function listLoanOffers(
  query: LoanOffersQuery,
  options: CallOptions = {},
): Promise<LoanOffer[]> {
  return (await getJson<LoanOffersResponse>('/api/v1/loan-offers', query, options)).data.items;
}

/** Fetches the regulated premiums (rupees per year) and rates (per cent) of motor insurance. */
export async function listInsuranceRates(options: CallOptions = {}): Promise<InsuranceRate[]> {
  const response = await getJson<InsuranceRatesResponse>('/api/v1/insurance-figures', {}, options);
  return response.data.items;
}

import {
  insuranceRatesResponse,
  loanOffersQuery,
  loanOffersResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import {
  listInsuranceRates,
  listLoanOffers,
} from '../../domain/catalogue/finance/list-loan-offers.ts';
import type { App } from '../server/app.ts';
import { cachePublicly } from '../server/cache-publicly.ts';
import { toResponseSchemas } from '../server/to-response-schemas.ts';

export function addFinanceRoutes(app: App, db: Database): void {
  app.get(
    '/api/v1/loan-offers',
    {
      schema: {
        summary: 'Lists the published terms of lenders for a kind of tractor loan',
        tags: ['finance'],
        querystring: loanOffersQuery,
        response: toResponseSchemas(loanOffersResponse),
      },
    },
    async ({ query: { kind, language } }, reply) => {
      const items = await listLoanOffers(db, kind, language);
      cachePublicly(reply);
      return { data: { items } };
    },
  );
  app.get(
    '/api/v1/insurance-figures',
    {
      schema: {
        summary: 'Returns the regulated premiums and rates of motor insurance',
        tags: ['finance'],
        response: toResponseSchemas(insuranceRatesResponse),
      },
    },
    async (_, reply) => {
      const items = await listInsuranceRates(db);
      cachePublicly(reply);
      return { data: { items } };
    },
  );
}

import {
  insuranceRatesResponse,
  loanOffersQuery,
  loanOffersResponse,
  roadChargesQuery,
  roadChargesResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../../core/database/database.ts';
import { type App, cachePublicly, toResponseSchemas } from '../../../core/server/app.ts';
import { createRoadChargesQuery, listInsuranceRates, listLoanOffers } from './list-loan-offers.ts';

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
  addRoadChargeRoutes(app, db);
}

function addRoadChargeRoutes(app: App, db: Database): void {
  const listCharges = createRoadChargesQuery(db);
  app.get(
    '/api/v1/road-charges',
    {
      schema: {
        summary: 'Returns the charges on top of the ex-showroom price of a tractor',
        tags: ['tractors'],
        querystring: roadChargesQuery,
        response: toResponseSchemas(roadChargesResponse),
      },
    },
    async ({ query }, reply) => {
      const data = await listCharges(query.state);
      cachePublicly(reply);
      return { data };
    },
  );
}

import { endpoints } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../core/database/database.ts';
import type { App } from '../../../core/server/app.ts';
import { createRoadChargesQuery, listInsuranceRates, listLoanOffers } from './list-loan-offers.ts';

export function addFinanceRoutes(app: App, db: Database): void {
  app.endpoint(endpoints.listLoanOffers, async ({ query: { kind, language } }) => {
    const items = await listLoanOffers(db, kind, language);
    return { data: { items } };
  });
  app.endpoint(endpoints.listInsuranceRates, async () => {
    const items = await listInsuranceRates(db);
    return { data: { items } };
  });
  addRoadChargeRoutes(app, db);
}

function addRoadChargeRoutes(app: App, db: Database): void {
  const listCharges = createRoadChargesQuery(db);
  app.endpoint(endpoints.listRoadCharges, async ({ query }) => ({
    data: await listCharges(query.state),
  }));
}

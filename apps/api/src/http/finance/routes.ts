import {
  insuranceFiguresAnswer,
  loanOffersAnswer,
  loanOffersQuery,
} from '@tractor-haat/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { live } from '../../database/schema/from-content.ts';
import { insuranceFigures } from '../../database/schema/insurance-figures.ts';
import { loanOffers } from '../../database/schema/loan-offers.ts';
import { localText } from '../../shared/localised-text.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { cachePublicly } from '../server/caching.ts';

/** Lenders' published terms and regulated insurance figures. */
export function addFinanceRoutes(app: App, db: Database): void {
  app.get(
    '/api/v1/loan-offers',
    {
      schema: {
        summary: 'What lenders have published about a kind of tractor loan',
        tags: ['finance'],
        querystring: loanOffersQuery,
        response: answers(loanOffersAnswer),
      },
    },
    async ({ query: { kind, language } }, reply) => {
      const rows = await db
        .select()
        .from(loanOffers)
        .where(live(loanOffers, eq(loanOffers.kind, kind)))
        .orderBy(asc(loanOffers.sort_order), asc(loanOffers.key));
      cachePublicly(reply);
      const items = rows.map(({ id: _, sort_order: __, note: ___, lender, ...row }) => ({
        ...row,
        lender: localText(lender, language),
      }));
      return { data: { items } };
    },
  );
  app.get(
    '/api/v1/insurance-figures',
    {
      schema: {
        summary: 'Premiums and shares of motor insurance that are fixed for everybody',
        tags: ['finance'],
        response: answers(insuranceFiguresAnswer),
      },
    },
    async (_, reply) => {
      const rows = await db
        .select()
        .from(insuranceFigures)
        .where(live(insuranceFigures))
        .orderBy(asc(insuranceFigures.key));
      cachePublicly(reply);
      return { data: { items: rows.map(({ id: _id, note: _note, ...row }) => row) } };
    },
  );
}

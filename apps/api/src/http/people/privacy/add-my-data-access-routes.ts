import {
  myDataMessageResponse,
  myDataOpenBody,
  myDataOtpBody,
  myDataPageResponse,
  myDataTicketParams,
} from '@tractor-haat/api-client/contract';
import { readVisitPage } from '../../../domain/people/privacy/visits/create-visit-path.ts';
import {
  openMyDataSession,
  SESSION_SECONDS,
  startMyDataSession,
} from '../../../domain/people/privacy/visits/open-my-data-session.ts';
import { listListingIds } from '../../../domain/selling/listings/list-seller-listings.ts';
import { createTranslatedError } from '../../../shared/create-translated-error.ts';
import type { App } from '../../server/app.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';
import { readIdempotencyClaim } from '../../visitor/read-idempotency-claim.ts';
import { storeSellerListings } from '../../visitor/read-seller-listings.ts';
import { readVisitor } from '../../visitor/read-visitor.ts';
import type { MyDataDeps } from './my-data-deps.ts';
import { respondToVisit } from './respond-to-visit.ts';
import { readVisitId, setVisitCookie } from './set-visit-cookie.ts';

const tags = ['my data'];

export function addMyDataAccessRoutes(app: App, deps: MyDataDeps): void {
  app.post(
    '/api/my_data_otp',
    {
      schema: {
        summary: 'Sends the one-time code that gives access to the stored data of a number',
        tags,
        body: myDataOtpBody,
        response: toResponseSchemas(myDataMessageResponse),
      },
    },
    (request, reply) =>
      respondToVisit(deps, request, reply, async () => {
        const { language } = request.body;
        const mobile = request.body.mobile.trim();
        const isVerified = readVisitor(request, deps).hasVerified(mobile);
        const id = await startMyDataSession(deps, {
          mobile,
          language,
          address: request.ip,
          isVerified,
          claim: readIdempotencyClaim(request, reply, deps),
        });
        setVisitCookie(reply, deps.isProduction, id);
        return { reason: 'otp_sent', id };
      }),
  );
  app.post(
    '/api/my_data_open',
    {
      schema: {
        summary: 'Verifies the one-time code and gives this browser access for half an hour',
        tags,
        body: myDataOpenBody,
        response: toResponseSchemas(myDataMessageResponse),
      },
    },
    (request, reply) =>
      respondToVisit(deps, request, reply, async () => {
        const id = readVisitId(request) ?? '';
        const isVerified = readVisitor(request, deps).hasVerified;
        const codeInput = { otp: request.body.otp, address: request.ip, isVerified };
        const { mobile } = await openMyDataSession(deps, id, codeInput);
        // The browser may also manage the listings of the number, until the session ends.
        const listings = await listListingIds(deps.db, mobile);
        storeSellerListings(request, reply, listings, deps, SESSION_SECONDS);
        setVisitCookie(reply, deps.isProduction, id);
        return { reason: 'my_data_opened' };
      }),
  );
  app.get(
    '/api/v1/my-data/:ticket',
    {
      schema: {
        summary: 'Returns the page state after a form submit; the stored data only once',
        tags,
        params: myDataTicketParams,
        response: toResponseSchemas(myDataPageResponse),
      },
    },
    async ({ params }, reply) => {
      reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
      const data = await readVisitPage(deps, params.ticket);
      if (data === undefined) throw createTranslatedError('page_old', 'NOT_FOUND');
      return { data };
    },
  );
}

import {
  myDataMessageResponse,
  myDataOpenBody,
  myDataOtpBody,
  myDataPageResponse,
  myDataTicketParams,
} from '@tractor-haat/api-client/contract';
import {
  startVisit,
  openVisit,
  VISIT_SECONDS,
} from '../../../domain/people/privacy/visits/visit.ts';
import { readVisitPage } from '../../../domain/people/privacy/visits/visit-pages.ts';
import { listListingIds } from '../../../domain/selling/listings/own-listing.ts';
import { createTranslatedError } from '../../../shared/refuse-with-message.ts';
import { storeSellerListings } from '../../browser/own-listings.ts';
import { readVisitor } from '../../browser/read-visitor.ts';
import { toResponseSchemas } from '../../server/answers.ts';
import type { App } from '../../server/app-type.ts';
import { respondToVisit } from './answer-visit.ts';
import type { MyDataDeps } from './my-data-deps.ts';
import { setVisitCookie, readVisitId } from './visit-cookie.ts';

const tags = ['my data'];

/** Access: a code to the number, entered in the same browser. */
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
        const id = await startVisit(deps, { mobile, language, address: request.ip, isVerified });
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
        const entry = { otp: request.body.otp, address: request.ip, isVerified };
        const { mobile } = await openVisit(deps, id, entry);
        // The verified number's listings become this browser's own, also on a new phone, for as long as the visit.
        const listings = await listListingIds(deps.db, mobile);
        storeSellerListings(request, reply, listings, deps, VISIT_SECONDS);
        setVisitCookie(reply, deps.isProduction, id);
        return { reason: 'my_data_shown' };
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

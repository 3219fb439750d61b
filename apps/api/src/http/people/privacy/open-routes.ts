import {
  myDataMessageResponse,
  myDataOpenBody,
  myDataOtpBody,
  myDataPageResponse,
  myDataTicketParams,
} from '@tractor-haat/api-client/contract';
import {
  beginVisit,
  openVisit,
  VISIT_SECONDS,
} from '../../../domain/people/privacy/visits/visit.ts';
import { readVisitPage } from '../../../domain/people/privacy/visits/visit-pages.ts';
import { listingsOfNumber } from '../../../domain/selling/listings/own-listing.ts';
import { refuseWithMessage } from '../../../shared/refuse-with-message.ts';
import { storeSellerListings } from '../../browser/own-listings.ts';
import { readVisitor } from '../../browser/read-visitor.ts';
import { toResponseSchemas } from '../../server/answers.ts';
import type { App } from '../../server/app-type.ts';
import { answerVisit } from './answer-visit.ts';
import type { MyDataDeps } from './my-data-deps.ts';
import { setVisit, visitIn } from './visit-cookie.ts';

const tags = ['my data'];

/** Access: a code to the number, entered in the same browser. */
export function addOpenRoutes(app: App, parts: MyDataDeps): void {
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
      answerVisit(parts, request, reply, async () => {
        const { language } = request.body;
        const mobile = request.body.mobile.trim();
        const isKnown = readVisitor(request, parts).hasProven(mobile);
        const id = await beginVisit(parts, { mobile, language, address: request.ip, isKnown });
        setVisit(reply, parts.isProduction, id);
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
      answerVisit(parts, request, reply, async () => {
        const id = visitIn(request) ?? '';
        const isKnown = readVisitor(request, parts).hasProven;
        const entry = { otp: request.body.otp, address: request.ip, isKnown };
        const { mobile } = await openVisit(parts, id, entry);
        // The verified number's listings become this browser's own, also on a new phone, for as long as the visit.
        const listings = await listingsOfNumber(parts.db, mobile);
        storeSellerListings(request, reply, listings, parts, VISIT_SECONDS);
        setVisit(reply, parts.isProduction, id);
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
      const data = await readVisitPage(parts, params.ticket);
      if (data === undefined) throw refuseWithMessage('page_old', 'NOT_FOUND');
      return { data };
    },
  );
}

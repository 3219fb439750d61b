import type { FormDraft } from '@tractor-haat/api-client/contract';
import {
  sellAnswer,
  sellBody,
  sellResendBody,
  sellVerifyAnswer,
  sellVerifyBody,
  soldAnswer,
  soldBody,
} from '@tractor-haat/api-client/contract';
import { findListing } from '../../domain/selling/find-listing.ts';
import { resendListingCode, verifyListing } from '../../domain/selling/listing-code.ts';
import { markSold } from '../../domain/selling/own-listing.ts';
import { codePage, formPage, ownPage } from '../../domain/selling/plain-pages.ts';
import { saveListing } from '../../domain/selling/save-listing.ts';
import type { SellingDeps } from '../../domain/selling/selling-deps.ts';
import { claimOf } from '../browser/claim-of.ts';
import type { CookieDeps } from '../browser/cookies.ts';
import { rememberNumber } from '../browser/known-numbers.ts';
import { answerForm } from '../server/answer-form.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { sellerOf } from './seller-of.ts';

const tags = ['used tractors'];

/** Selling a tractor: the listing, its code, its end. */
export function addSellingRoutes(app: App, parts: SellingDeps & CookieDeps): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.post(
    '/api/used_tractor_save',
    {
      schema: {
        summary: 'A used tractor for sale; a code goes to its number',
        tags,
        body: sellBody,
        response: answers(sellAnswer),
      },
    },
    async (request, reply) => {
      const seller = { ...sellerOf(request, parts), claim: claimOf(request, reply, parts) };
      return (await saveListing(parts, request.body, seller)).answer;
    },
  );
  app.post(
    '/api/used_tractor_resend',
    {
      schema: {
        summary: 'Sends a new code for a listing',
        tags,
        body: sellResendBody,
        response: answers(sellAnswer),
      },
    },
    (request, reply) => {
      const { body } = request;
      const seller = { ...sellerOf(request, parts), claim: claimOf(request, reply, parts) };
      return answerForm(request, reply, {
        isPlain: body.plain !== undefined,
        work: () => resendListingCode(parts, body, seller),
        answer: (answer) => answer,
        next: () => codeOrForm(body, { reason: 'otp_sent' }),
        back: (draft) => codeOrForm(body, draft),
      });
    },
  );
  app.post(
    '/api/used_tractor_verify',
    {
      schema: {
        summary: 'Checks the code; a person then reads the listing',
        tags,
        body: sellVerifyBody,
        response: answers(sellVerifyAnswer),
      },
    },
    (request, reply) => {
      const { body } = request;
      return answerForm(request, reply, {
        isPlain: body.plain !== undefined,
        async work() {
          const { answer, mobile } = await verifyListing(parts, body, sellerOf(request, parts));
          rememberNumber(request, reply, 'proven', mobile, parts);
          return answer;
        },
        answer: (answer) => answer,
        next: ({ data }) => ownPage(body.language, data.key, data.already ? 'already' : 'listed'),
        back: (draft) => codeOrForm(body, draft),
      });
    },
  );
  app.post(
    '/api/used_tractor_sold',
    {
      schema: {
        summary: 'The seller says that the tractor is sold',
        tags,
        body: soldBody,
        response: answers(soldAnswer),
      },
    },
    async ({ body: { key, language, plain } }, reply) => {
      await markSold(parts, key);
      if (plain !== undefined) return reply.redirect(ownPage(language, key, 'sold'), 303);
      return { success: true as const, message: 'The listing is marked as sold.' };
    },
  );

  /** The code's page again; the form's where there is no such listing any more. */
  async function codeOrForm(
    { primary_id, language }: { primary_id: string; language: 'en' | 'hi' | 'gu' | 'mr' },
    said: Partial<FormDraft>,
  ) {
    const listing = await findListing(parts.db, primary_id);
    if (listing === undefined) return formPage(parts, language, said);
    return codePage(parts, language, listing, said);
  }
}

import {
  sellAnswer,
  sellBody,
  sellResendBody,
  sellVerifyAnswer,
  sellVerifyBody,
  soldAnswer,
  soldBody,
} from '@tractor-haat/api-client/contract';
import { draftOf } from '../../domain/enquiries/plain-pages.ts';
import { findListing } from '../../domain/selling/find-listing.ts';
import { resendListingCode, verifyListing } from '../../domain/selling/listing-code.ts';
import { markSold } from '../../domain/selling/own-listing.ts';
import { codePage, formPage, ownPage } from '../../domain/selling/plain-pages.ts';
import { saveListing } from '../../domain/selling/save-listing.ts';
import type { SellingDeps } from '../../domain/selling/selling-deps.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';

const tags = ['used tractors'];

/** Selling a tractor: the listing, its code, its end. */
export function addSellingRoutes(app: App, parts: SellingDeps): void {
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
    async ({ body, ip }) => (await saveListing(parts, body, ip)).answer,
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
    async ({ body, ip }, reply) => {
      if (body.plain === undefined) return resendListingCode(parts, body, ip);
      const said = await resendListingCode(parts, body, ip).then(
        () => ({ reason: 'otp_sent' }),
        draftOf,
      );
      return reply.redirect(await codeOrForm(body, said), 303);
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
    async ({ body, ip }, reply) => {
      if (body.plain === undefined) return verifyListing(parts, body, ip);
      try {
        const { data } = await verifyListing(parts, body, ip);
        const said = data.already ? 'already' : 'listed';
        return reply.redirect(ownPage(body.language, data.key, said), 303);
      } catch (error) {
        return reply.redirect(await codeOrForm(body, draftOf(error)), 303);
      }
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
    said: ReturnType<typeof draftOf>,
  ) {
    const listing = await findListing(parts.db, primary_id);
    if (listing === undefined) return formPage(parts, language, said);
    return codePage(parts, language, listing, said);
  }
}

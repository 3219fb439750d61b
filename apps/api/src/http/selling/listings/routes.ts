import type { FormDraft } from '@tractor-haat/api-client/contract';
import {
  sellResponse,
  sellBody,
  sellResendBody,
  sellVerifyResponse,
  sellVerifyBody,
} from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import type { FastifyRequest } from 'fastify';
import { findListing } from '../../../domain/selling/listings/find-listing.ts';
import { resendListingCode, verifyListing } from '../../../domain/selling/listings/listing-code.ts';
import { ownPage } from '../../../domain/selling/listings/own-page.ts';
import { codePage, formPage } from '../../../domain/selling/listings/plain-pages.ts';
import { saveListing } from '../../../domain/selling/listings/save-listing.ts';
import type { SellingDeps } from '../../../domain/selling/listings/selling-deps.ts';
import { readIdempotencyClaim } from '../../browser/claim-of.ts';
import type { CookieDeps } from '../../browser/cookies.ts';
import { storeRecognisedNumber } from '../../browser/known-numbers.ts';
import { readSellerListings, storeSellerListings } from '../../browser/own-listings.ts';
import { withAddress } from '../../browser/visitor-deps.ts';
import { respondToForm } from '../../server/answer-form.ts';
import { toResponseSchemas } from '../../server/answers.ts';
import type { App } from '../../server/app-type.ts';
import { namedSellerOf, sellerOf } from './seller-of.ts';

const tags = ['used tractors'];

/** Selling a tractor: the listing and its code. */
export function addSellingRoutes(app: App, parts: SellingDeps & CookieDeps): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.post(
    '/api/used_tractor_save',
    {
      schema: {
        summary: 'Creates a listing and sends a one-time code to its number',
        tags,
        body: sellBody,
        response: toResponseSchemas(sellResponse),
      },
    },
    async (request, reply) => {
      const seller = namedSellerOf(request, reply, parts, readIdempotencyClaim(request, reply, parts));
      return (await saveListing(parts, request.body, seller)).answer;
    },
  );
  app.post(
    '/api/used_tractor_resend',
    {
      schema: {
        summary: 'Sends a new one-time code for a listing',
        tags,
        body: sellResendBody,
        response: toResponseSchemas(sellResponse),
      },
    },
    (request, reply) => {
      const { body } = request;
      const seller = namedSellerOf(request, reply, parts, readIdempotencyClaim(request, reply, parts));
      return respondToForm(request, reply, {
        isPlain: body.plain !== undefined,
        run: () => resendListingCode(parts, body, seller),
        toJson: (answer) => answer,
        successPath: () => codeOrForm(request, { reason: 'otp_sent' }),
        failurePath: (draft) => codeOrForm(request, draft),
      });
    },
  );
  app.post(
    '/api/used_tractor_verify',
    {
      schema: {
        summary: 'Verifies the one-time code and submits the listing for moderation',
        tags,
        body: sellVerifyBody,
        response: toResponseSchemas(sellVerifyResponse),
      },
    },
    (request, reply) => {
      const { body } = request;
      return respondToForm(request, reply, {
        isPlain: body.plain !== undefined,
        async run() {
          const seller = sellerOf(request, parts);
          const { answer, mobile, id } = await verifyListing(parts, body, seller);
          storeRecognisedNumber(request, reply, 'proven', mobile, parts);
          storeSellerListings(request, reply, [id], parts);
          return { answer, id };
        },
        toJson: ({ answer }) => answer,
        successPath({ answer, id }) {
          const others = readSellerListings(request, parts).filter((own) => own !== id);
          const result = answer.data.already ? 'already' : 'listed';
          return ownPage(withAddress(parts, request), body.language, {
            ids: [id, ...others],
            said: result,
          });
        },
        failurePath: (draft) => codeOrForm(request, draft),
      });
    },
  );

  /** The code's page, or the form's if the listing does not exist any more. */
  async function codeOrForm(
    request: FastifyRequest & { body: { primary_id: string; language: Language } },
    draft: Partial<FormDraft>,
  ) {
    const { primary_id, language } = request.body;
    const listing = await findListing(parts.db, primary_id);
    if (listing === undefined) return formPage(withAddress(parts, request), language, draft);
    return codePage(withAddress(parts, request), language, listing, draft);
  }
}

import type { FormDraft } from '@tractor-haat/api-client/contract';
import {
  sellBody,
  sellResendBody,
  sellResponse,
  sellVerifyBody,
  sellVerifyResponse,
} from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import type { FastifyRequest } from 'fastify';
import {
  createListingCodePath,
  createListingFormPath,
} from '../../../domain/selling/listings/create-listing-form-path.ts';
import { createSellerPage } from '../../../domain/selling/listings/create-seller-page.ts';
import { findListing } from '../../../domain/selling/listings/find-listing.ts';
import { saveListing } from '../../../domain/selling/listings/save-listing.ts';
import type { SellingDeps } from '../../../domain/selling/listings/selling-deps.ts';
import {
  resendListingCode,
  verifyListing,
} from '../../../domain/selling/listings/verify-listing.ts';
import type { App } from '../../server/app.ts';
import { respondToForm } from '../../server/respond-to-form.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';
import { storeRecognisedNumber } from '../../visitor/is-recognised-number.ts';
import type { CookieDeps } from '../../visitor/read-cookie.ts';
import { readIdempotencyClaim } from '../../visitor/read-idempotency-claim.ts';
import { readSellerListings, storeSellerListings } from '../../visitor/read-seller-listings.ts';
import { withAddress } from '../../visitor/visitor-deps.ts';
import { ensureSeller, readSeller } from './read-seller.ts';

const tags = ['used tractors'];

export function addListingRoutes(app: App, deps: SellingDeps & CookieDeps): void {
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
      const seller = ensureSeller(request, reply, deps, readIdempotencyClaim(request, reply, deps));
      return (await saveListing(deps, request.body, seller)).response;
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
      const seller = ensureSeller(request, reply, deps, readIdempotencyClaim(request, reply, deps));
      return respondToForm(request, reply, {
        isPlain: body.plain !== undefined,
        run: () => resendListingCode(deps, body, seller),
        toJson: (response) => response,
        createSuccessPath: () => createCodeOrFormPath(request, { reason: 'otp_sent' }),
        createFailurePath: (draft) => createCodeOrFormPath(request, draft),
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
          const seller = readSeller(request, deps);
          const { response, mobile, id } = await verifyListing(deps, body, seller);
          storeRecognisedNumber(request, reply, 'proven', mobile, deps);
          storeSellerListings(request, reply, [id], deps);
          return { response, id };
        },
        toJson: ({ response }) => response,
        createSuccessPath({ response, id }) {
          const otherIds = readSellerListings(request, deps).filter(
            (listingId) => listingId !== id,
          );
          const result = response.data.already ? 'already' : 'listed';
          return createSellerPage(withAddress(deps, request), body.language, {
            ids: [id, ...otherIds],
            said: result,
          });
        },
        createFailurePath: (draft) => createCodeOrFormPath(request, draft),
      });
    },
  );

  /** The path leads to the form if the listing was deleted. */
  async function createCodeOrFormPath(
    request: FastifyRequest & { body: { primary_id: string; language: Language } },
    draft: Partial<FormDraft>,
  ) {
    const { primary_id, language } = request.body;
    const listing = await findListing(deps.db, primary_id);
    if (listing === undefined)
      return createListingFormPath(withAddress(deps, request), language, draft);
    return createListingCodePath(withAddress(deps, request), language, listing, draft);
  }
}

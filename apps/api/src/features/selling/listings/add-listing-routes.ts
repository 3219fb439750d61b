import { endpoints, type FormDraft } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireExisting } from '../../../core/messages/http-error.ts';
import type { App } from '../../../core/server/app.ts';
import { type CookieDeps, withAddress } from '../../../core/visitor/read-cookie.ts';
import {
  ensureVisitorHash,
  isVerifiedBrowser,
  readIdempotencyClaim,
  readSellerListings,
  readVisitorId,
  storeRecognisedNumber,
  storeSellerListings,
} from '../../../core/visitor/read-visitor.ts';
import { respondToForm } from '../../../core/visitor/respond-to-form.ts';
import type { Claim } from '../../../core/visitor/run-once.ts';
import { createFairPriceReader } from './create-fair-price-reader.ts';
import {
  createListingCodePath,
  createListingFormPath,
  createSellerPage,
} from './create-seller-page.ts';
import { findListing, type SellingDeps } from './find-listing.ts';
import { type Seller, saveListing } from './save-listing.ts';
import { resendListingCode, verifyListing } from './verify-listing.ts';

export function addListingRoutes(app: App, deps: SellingDeps & CookieDeps): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.endpoint(endpoints.saveListing, async (request, reply) => {
    const seller = ensureSeller(request, reply, deps, readIdempotencyClaim(request, reply, deps));
    return (await saveListing(deps, request.body, seller)).response;
  });
  app.endpoint(endpoints.resendListingCode, (request, reply) => {
    const { body } = request;
    const seller = ensureSeller(request, reply, deps, readIdempotencyClaim(request, reply, deps));
    return respondToForm(request, reply, {
      isPlain: body.plain !== undefined,
      run: () => resendListingCode(deps, body, seller),
      toJson: (response) => response,
      createSuccessPath: () => createCodeOrFormPath(request, { reason: 'otp_sent' }),
      createFailurePath: (draft) => createCodeOrFormPath(request, draft),
    });
  });
  app.endpoint(endpoints.verifyListing, (request, reply) => {
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
        const otherIds = readSellerListings(request, deps).filter((listingId) => listingId !== id);
        const result = response.data.already ? 'already' : 'listed';
        return createSellerPage(withAddress(deps, request), body.language, {
          ids: [id, ...otherIds],
          said: result,
        });
      },
      createFailurePath: (draft) => createCodeOrFormPath(request, draft),
    });
  });

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

export function addFairPriceRoute(app: App, deps: SellingDeps): void {
  const readFairPrice = createFairPriceReader(deps.db);
  app.endpoint(endpoints.getFairPrice, async ({ query }) => {
    const data = requireExisting(await readFairPrice(query));
    return { data };
  });
}

function readSeller(request: FastifyRequest, deps: CookieDeps): Omit<Seller, 'claim'> {
  return {
    address: request.ip,
    hasVerified: (mobile) => isVerifiedBrowser(request, mobile, deps),
    browser: readVisitorId(request, deps),
  };
}

export function ensureSeller(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: CookieDeps,
  claim: Claim | null,
): Seller {
  return {
    ...readSeller(request, deps),
    claim,
    browser: ensureVisitorHash(request, reply, deps, claim),
  };
}

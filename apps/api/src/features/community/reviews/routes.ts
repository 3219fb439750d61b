import { endpoints, reviewBody } from '@tractor-haat/api-client/contract';
import { localizePath } from '@tractor-haat/i18n';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { consumeAddressQuota } from '../../../core/limits/consume-address-quota.ts';
import { createTranslatedError } from '../../../core/messages/http-error.ts';
import { SUCCESS_MESSAGES } from '../../../core/messages/translate-message.ts';
import type { App } from '../../../core/server/app.ts';
import { createDraftPath } from '../../../core/visitor/create-draft-path.ts';
import { type VisitorDeps, withAddress } from '../../../core/visitor/read-cookie.ts';
import { readIdempotencyClaim } from '../../../core/visitor/read-visitor.ts';
import { isPlainForm } from '../../../core/visitor/respond-to-form.ts';
import { createReviewSearch, type ReviewIndex } from './review-index.ts';
import { findReviewedTractor, saveReview } from './save-review.ts';

/** The limit is high, because carriers put many phones behind one IP address. */
const ADDRESS_LIMITS = [{ max: 30, seconds: 3600 }];

const MAX_DRAFT_CHARACTERS = 3000;

/** Accepts values that `reviewBody` rejects, because the form is shown again with them. */
const draftValue = z.string().max(MAX_DRAFT_CHARACTERS).catch('');
const draftValues = z.object({
  tractor: draftValue,
  rating: draftValue,
  name: draftValue,
  text: draftValue,
});

export function addReviewRoutes(app: App, reviewIndex: ReviewIndex, deps: VisitorDeps): void {
  const { db, clock } = deps;
  const searchReviews = createReviewSearch(db, reviewIndex);
  app.endpoint(endpoints.listReviews, async ({ query }) => ({ data: await searchReviews(query) }));
  app.endpoint(
    endpoints.saveReview,
    {
      // By default Fastify would respond with JSON, but the handler redirects plain forms.
      attachValidation: true,
    },
    async (request, reply) => {
      const isPlain = isPlainForm(request);
      if (request.validationError) {
        if (!isPlain) throw request.validationError;
        return reply.redirect(await createRejectedPath(deps, request, 'wrong'), 303);
      }
      const { tractor, rating, name, text, language, back } = request.body;
      const reviewedTractor = await findReviewedTractor(db, tractor);
      if (!reviewedTractor)
        throw createTranslatedError('tractor_unknown', 'BAD_REQUEST', undefined, 'tractor');
      const quota = await consumeAddressQuota(db, 'review', request.ip, ADDRESS_LIMITS, clock());
      if (!quota.ok) {
        if (isPlain)
          return reply.redirect(await createRejectedPath(deps, request, 'too_many'), 303);
        throw createTranslatedError('too_many_submissions', 'TOO_MANY_REQUESTS', quota.waitSeconds);
      }
      const review = { tractor_id: tractor, rating, text, language, name };
      await saveReview(deps, review, readIdempotencyClaim(request, reply, deps));
      if (isPlain) {
        const page = back ?? localizePath(language, `/tractor/${reviewedTractor.slug}/${tractor}`);
        return reply.redirect(formatSentPath(page), 303);
      }
      return { success: true as const, message: SUCCESS_MESSAGES.review.en };
    },
  );
}

async function createRejectedPath(
  deps: VisitorDeps,
  request: FastifyRequest,
  result: 'wrong' | 'too_many',
): Promise<string> {
  const { body } = request;
  const { language = 'en' } = reviewBody.pick({ language: true }).safeParse(body).data ?? {};
  const values = draftValues.parse(body);
  const page = `/tractor-review?review=${result}`;
  const path = await createDraftPath(withAddress(deps, request), language, page, { values });
  return `${path}#write-review`;
}

const formatSentPath = (page: string) =>
  `${page}${page.includes('?') ? '&' : '?'}review=sent#write-review`;

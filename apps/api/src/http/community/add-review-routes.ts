import {
  reviewBody,
  reviewSaved,
  reviewsQuery,
  reviewsResponse,
} from '@tractor-haat/api-client/contract';
import { localizePath } from '@tractor-haat/i18n';
import { createReviewSearch } from '../../domain/community/reviews/create-review-search.ts';
import type { ReviewIndex } from '../../domain/community/reviews/review-index.ts';
import { findReviewedTractor, saveReview } from '../../domain/community/reviews/save-review.ts';
import { createTranslatedError } from '../../shared/create-translated-error.ts';
import { consumeAddressQuota } from '../../shared/limits/consume-address-quota.ts';
import { SUCCESS_MESSAGES } from '../../shared/messages/success-messages.ts';
import { isPlainForm } from '../server/add-form-parser.ts';
import type { App } from '../server/app.ts';
import { cachePublicly } from '../server/cache-publicly.ts';
import { toResponseSchemas } from '../server/to-response-schemas.ts';
import { readIdempotencyClaim } from '../visitor/read-idempotency-claim.ts';
import type { VisitorDeps } from '../visitor/visitor-deps.ts';

/** The limit is high because mobile carriers put many phones behind one IP address. */
const ADDRESS_LIMITS = [{ max: 30, seconds: 3600 }];

function readFormPage(body: unknown): string {
  const { success, data } = reviewBody.pick({ back: true }).safeParse(body);
  return (success && data.back) || '/tractor-review';
}

const formatResultPath = (page: string, result: 'sent' | 'wrong' | 'too_many') =>
  `${page}${page.includes('?') ? '&' : '?'}review=${result}#write-review`;

export function addReviewRoutes(app: App, reviewIndex: ReviewIndex, deps: VisitorDeps): void {
  const { db, clock } = deps;
  const searchReviews = createReviewSearch(db, reviewIndex);
  app.get(
    '/api/v1/reviews',
    {
      schema: {
        summary: 'Lists the tractor reviews with filters, 24 a page',
        tags: ['reviews'],
        querystring: reviewsQuery,
        response: toResponseSchemas(reviewsResponse),
      },
    },
    async ({ query }, reply) => {
      const data = await searchReviews(query);
      cachePublicly(reply);
      return { data };
    },
  );
  app.post(
    '/api/review_save',
    {
      // A browser without JavaScript is redirected to the form even after a validation error.
      attachValidation: true,
      schema: {
        summary: 'Creates a tractor review, hidden until a moderator approves it',
        tags: ['reviews'],
        body: reviewBody,
        response: toResponseSchemas(reviewSaved),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const isPlain = isPlainForm(request);
      if (request.validationError) {
        if (!isPlain) throw request.validationError;
        return reply.redirect(formatResultPath(readFormPage(request.body), 'wrong'), 303);
      }
      const { tractor, rating, name, text, language, back } = request.body;
      const reviewedTractor = await findReviewedTractor(db, tractor);
      if (!reviewedTractor)
        throw createTranslatedError('tractor_unknown', 'BAD_REQUEST', undefined, 'tractor');
      const quota = await consumeAddressQuota(db, 'review', request.ip, ADDRESS_LIMITS, clock());
      if (!quota.ok) {
        if (isPlain)
          return reply.redirect(formatResultPath(readFormPage(request.body), 'too_many'), 303);
        throw createTranslatedError('written_much', 'TOO_MANY_REQUESTS', quota.waitSeconds);
      }
      const review = { tractor_id: tractor, rating, text, language, name };
      await saveReview(deps, review, readIdempotencyClaim(request, reply, deps));
      if (isPlain) {
        const page = back ?? localizePath(language, `/tractor/${reviewedTractor.slug}/${tractor}`);
        return reply.redirect(formatResultPath(page, 'sent'), 303);
      }
      return { success: true as const, message: SUCCESS_MESSAGES.review.en };
    },
  );
}

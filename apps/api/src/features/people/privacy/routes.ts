import { MY_DATA_MESSAGES } from '@tractor-haat/api-client';
import { endpoints, type RetentionDays } from '@tractor-haat/api-client/contract';
import { createHttpError, createTranslatedError } from '../../../core/messages/http-error.ts';
import type { App } from '../../../core/server/app.ts';
import { toErrorDraft } from '../../../core/visitor/create-draft-path.ts';
import {
  readIdempotencyClaim,
  readVisitor,
  storeSellerListings,
} from '../../../core/visitor/read-visitor.ts';
import { isPlainForm, respondToForm } from '../../../core/visitor/respond-to-form.ts';
import { listListingIds } from '../../selling/listings/list-seller-listings.ts';
import { createVisitPath, readVisitPage, toPageMessage } from './create-visit-path.ts';
import { erasePerson, withdraw } from './erase-person.ts';
import {
  closeVisit,
  openMyDataSession,
  requireVerifiedVisit,
  SESSION_SECONDS,
  startMyDataSession,
} from './open-my-data-session.ts';
import type { Operator } from './operator.ts';
import { readMyData } from './read-my-data.ts';
import {
  deleteVisitCookie,
  type MyDataDeps,
  readVisitId,
  respondToVisit,
  setVisitCookie,
} from './respond-to-visit.ts';

type PrivacyConfig = { operator: Operator; retention: RetentionDays };

/** Rights under the Digital Personal Data Protection Act 2023 of India. */
export function addPrivacyRoutes(app: App, deps: MyDataDeps, config: PrivacyConfig): void {
  addFactsRoute(app, config);
  addMyDataAccessRoutes(app, deps);
  addMyDataRightsRoutes(app, deps);
  addMyDataDownloadRoute(app, deps);
}

function addFactsRoute(app: App, { operator, retention }: PrivacyConfig): void {
  app.endpoint(endpoints.getPrivacyFacts, async () => ({ data: { ...operator, days: retention } }));
}

function addMyDataAccessRoutes(app: App, deps: MyDataDeps): void {
  app.endpoint(endpoints.sendMyDataCode, (request, reply) =>
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
  app.endpoint(endpoints.openMyData, (request, reply) =>
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
  app.endpoint(endpoints.getMyDataPage, async ({ params }, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const data = await readVisitPage(deps, params.ticket);
    if (data === undefined) throw createTranslatedError('page_old', 'NOT_FOUND');
    return { data };
  });
}

function addMyDataRightsRoutes(app: App, deps: MyDataDeps): void {
  const { db, clock, key, isProduction } = deps;
  app.endpoint(endpoints.showMyData, async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    const { language } = request.body;
    const id = readVisitId(request) ?? '';
    return respondToForm(request, reply, {
      run: () => requireVerifiedVisit(deps, id),
      toJson: async ({ mobile }) => ({
        success: true as const,
        message: MY_DATA_MESSAGES.my_data_opened,
        data: await readMyData(db, { mobile, key }, clock()),
      }),
      createSuccessPath: () =>
        createVisitPath(deps, { id, language }, { reason: 'my_data_opened' }),
      createFailurePath: (draft) => createVisitPath(deps, { id, language }, toPageMessage(draft)),
    });
  });
  app.endpoint(endpoints.withdrawConsent, (request, reply) =>
    respondToVisit(deps, request, reply, async () => {
      const { mobile } = await requireVerifiedVisit(deps, readVisitId(request) ?? '');
      await withdraw(db, mobile, request.body.purpose, clock());
      return { reason: 'my_data_withdrawn' };
    }),
  );
  app.endpoint(endpoints.eraseMyData, (request, reply) =>
    respondToVisit(deps, request, reply, async () => {
      const { mobile } = await requireVerifiedVisit(deps, readVisitId(request) ?? '');
      if (request.body.sure === '') throw createHttpError('my_data_unconfirmed');
      await erasePerson(db, { mobile, key }, { by: 'person', now: clock() });
      deleteVisitCookie(reply, isProduction);
      return { reason: 'my_data_erased', id: undefined };
    }),
  );
  app.endpoint(endpoints.closeMyData, (request, reply) =>
    respondToVisit(deps, request, reply, async () => {
      await closeVisit(deps, readVisitId(request) ?? '');
      deleteVisitCookie(reply, isProduction);
      return { reason: 'my_data_closed', id: undefined };
    }),
  );
}

function addMyDataDownloadRoute(app: App, deps: MyDataDeps): void {
  app.endpoint(endpoints.downloadMyData, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    try {
      const { mobile } = await requireVerifiedVisit(deps, readVisitId(request) ?? '');
      const { db, key, clock } = deps;
      const data = await readMyData(db, { mobile, key }, clock());
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="tractor-haat-my-data.json"')
        .send(`${JSON.stringify(data, null, 2)}\n`);
    } catch (error) {
      if (!isPlainForm(request)) throw error;
      const visit = { id: readVisitId(request), language: request.body.language };
      return reply.redirect(
        await createVisitPath(deps, visit, toPageMessage(toErrorDraft(error))),
        303,
      );
    }
  });
}

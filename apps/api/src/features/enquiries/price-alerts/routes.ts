import { ALERT_MESSAGES } from '@tractor-haat/api-client';
import { endpoints } from '@tractor-haat/api-client/contract';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../core/server/app.ts';
import { createDraftPath, maskMobile } from '../../../core/visitor/create-draft-path.ts';
import { type CookieDeps, withAddress } from '../../../core/visitor/read-cookie.ts';
import {
  ensureVisitorHash,
  isVerifiedBrowser,
  readIdempotencyClaim,
  readVisitorId,
  storeRecognisedNumber,
} from '../../../core/visitor/read-visitor.ts';
import { isPlainForm, respondToForm } from '../../../core/visitor/respond-to-form.ts';
import { type AlertDeps, createAlertValidationError } from './check-alert.ts';
import { saveAlert } from './save-alert.ts';
import { endAlert, findAlert, loadAlert, verifyAlert } from './verify-alert.ts';

const PAGE_PATH = '/price-alert';

type AlertRouteDeps = AlertDeps & CookieDeps;

export function addPriceAlertRoutes(app: App, deps: AlertRouteDeps): void {
  addSaveRoute(app, deps);
  addVerifyRoute(app, deps);
  addEndRoute(app, deps);
  addReadRoutes(app, deps);
}

function addSaveRoute(app: App, deps: AlertRouteDeps): void {
  app.endpoint(endpoints.savePriceAlert, (request, reply) => {
    const { body } = request;
    const { language, product, mobile, below, state, district } = body;
    return respondToForm(request, reply, {
      async run() {
        // A request of an API client, which has no consent box, is itself the consent.
        if (isPlainForm(request) && !body.terms)
          throw createAlertValidationError({ terms: 'alert_terms' });
        const claim = readIdempotencyClaim(request, reply, deps);
        const browser = ensureVisitorHash(request, reply, deps, claim);
        return saveAlert(deps, body, { ...readRequester(request, deps), claim, browser });
      },
      toJson: (primary_id) => ({
        success: true as const,
        message: ALERT_MESSAGES[body.push ? 'alert_push_sent' : 'alert_sent'][language],
        primary_id,
        data: { otp: 'sent' as const, primary_id },
      }),
      createSuccessPath: (primary_id) =>
        createDraftPath(withAddress(deps, request), language, PAGE_PATH, {
          reason: 'alert_sent',
          primary_id,
          masked_mobile: maskMobile(mobile),
        }),
      createFailurePath: (draft) =>
        createDraftPath(withAddress(deps, request), language, PAGE_PATH, {
          ...draft,
          values: { product, mobile, below, state, district },
        }),
    });
  });
}

function addVerifyRoute(app: App, deps: AlertRouteDeps): void {
  app.endpoint(endpoints.verifyPriceAlert, (request, reply) => {
    const { language, primary_id } = request.body;
    return respondToForm(request, reply, {
      async run() {
        const { mobile } = await verifyAlert(deps, request.body, readRequester(request, deps));
        if (mobile !== null) storeRecognisedNumber(request, reply, 'proven', mobile, deps);
        return mobile;
      },
      toJson: (mobile) => ({
        success: true as const,
        message: ALERT_MESSAGES[mobile === null ? 'alert_push_started' : 'alert_started'][language],
      }),
      createSuccessPath: () =>
        createDraftPath(withAddress(deps, request), language, PAGE_PATH, {
          reason: 'alert_started',
        }),
      async createFailurePath(draft) {
        const alert = await findAlert(deps.db, primary_id);
        const codeStep = alert?.mobile && { primary_id, masked_mobile: maskMobile(alert.mobile) };
        return createDraftPath(withAddress(deps, request), language, PAGE_PATH, {
          ...draft,
          ...(codeStep || {}),
        });
      },
    });
  });
}

const readRequester = (request: FastifyRequest, deps: AlertRouteDeps) => ({
  address: request.ip,
  hasVerified: (mobile: string) => isVerifiedBrowser(request, mobile, deps),
  browser: readVisitorId(request, deps),
});

function addEndRoute(app: App, deps: AlertRouteDeps): void {
  app.endpoint(endpoints.endPriceAlert, (request, reply) => {
    const { language, alert } = request.body;
    return respondToForm(request, reply, {
      run: () => endAlert(deps, alert),
      toJson: () => ({ success: true as const, message: ALERT_MESSAGES.alert_ended[language] }),
      createSuccessPath: () =>
        createDraftPath(withAddress(deps, request), language, PAGE_PATH, {
          reason: 'alert_ended',
        }),
      createFailurePath: (draft) =>
        createDraftPath(withAddress(deps, request), language, PAGE_PATH, draft),
    });
  });
}

function addReadRoutes(app: App, deps: AlertRouteDeps): void {
  app.endpoint(endpoints.getPushKey, async (_, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return { data: { key: deps.push.keys.publicKey } };
  });
  app.endpoint(endpoints.getPriceAlert, async ({ params, query }, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    return { data: await loadAlert(deps, params.token, query.language) };
  });
}

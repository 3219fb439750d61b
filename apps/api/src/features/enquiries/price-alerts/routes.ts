import { ALERT_MESSAGES } from '@tractor-haat/api-client';
import {
  priceAlertEndBody,
  priceAlertMessageResponse,
  priceAlertParams,
  priceAlertQuery,
  priceAlertResponse,
  priceAlertSaveBody,
  priceAlertSaveResponse,
  priceAlertVerifyBody,
  pushKeyResponse,
} from '@tractor-haat/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { type App, toResponseSchemas } from '../../../core/server/app.ts';
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

const tags = ['price alerts'];
const PAGE_PATH = '/price-alert';

type AlertRouteDeps = AlertDeps & CookieDeps;

export function addPriceAlertRoutes(app: App, deps: AlertRouteDeps): void {
  addSaveRoute(app, deps);
  addVerifyRoute(app, deps);
  addEndRoute(app, deps);
  addReadRoutes(app, deps);
}

function addSaveRoute(app: App, deps: AlertRouteDeps): void {
  app.post(
    '/api/price_alert_save',
    {
      schema: {
        summary: 'Creates a price alert and sends a one-time code to its number',
        tags,
        body: priceAlertSaveBody,
        response: toResponseSchemas(priceAlertSaveResponse),
      },
    },
    (request, reply) => {
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
    },
  );
}

function addVerifyRoute(app: App, deps: AlertRouteDeps): void {
  app.post(
    '/api/price_alert_verify',
    {
      schema: {
        summary: 'Starts a price alert after the one-time code or the token of a push is verified',
        tags,
        body: priceAlertVerifyBody,
        response: toResponseSchemas(priceAlertMessageResponse),
      },
    },
    (request, reply) => {
      const { language, primary_id } = request.body;
      return respondToForm(request, reply, {
        async run() {
          const { mobile } = await verifyAlert(deps, request.body, readRequester(request, deps));
          if (mobile !== null) storeRecognisedNumber(request, reply, 'proven', mobile, deps);
          return mobile;
        },
        toJson: (mobile) => ({
          success: true as const,
          message:
            ALERT_MESSAGES[mobile === null ? 'alert_push_started' : 'alert_started'][language],
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
    },
  );
}

const readRequester = (request: FastifyRequest, deps: AlertRouteDeps) => ({
  address: request.ip,
  hasVerified: (mobile: string) => isVerifiedBrowser(request, mobile, deps),
  browser: readVisitorId(request, deps),
});

function addEndRoute(app: App, deps: AlertRouteDeps): void {
  app.post(
    '/api/price_alert_end',
    {
      schema: {
        summary: 'Ends the price alert of a link (idempotent)',
        tags,
        body: priceAlertEndBody,
        response: toResponseSchemas(priceAlertMessageResponse),
      },
    },
    (request, reply) => {
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
    },
  );
}

function addReadRoutes(app: App, deps: AlertRouteDeps): void {
  app.get(
    '/api/v1/push-key',
    {
      schema: {
        summary: 'Returns the public key for push subscriptions (VAPID)',
        tags,
        response: toResponseSchemas(pushKeyResponse),
      },
    },
    async (_, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return { data: { key: deps.push.keys.publicKey } };
    },
  );
  app.get(
    '/api/v1/price-alert/:token',
    {
      schema: {
        summary: 'Returns the price alert of a link; 410 after it has ended',
        tags,
        params: priceAlertParams,
        querystring: priceAlertQuery,
        response: toResponseSchemas(priceAlertResponse),
      },
    },
    async ({ params, query }, reply) => {
      reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
      return { data: await loadAlert(deps, params.token, query.language) };
    },
  );
}

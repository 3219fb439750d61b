import type { FormName } from '@tractor-haat/api-client';
import { endpoints, formDraft, type PopupEnquiryBody } from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addSeconds } from '../../../core/jobs/clock.ts';
import { createTranslatedError } from '../../../core/messages/http-error.ts';
import { readSigned, sign } from '../../../core/secrets/encrypt.ts';
import type { App } from '../../../core/server/app.ts';
import { readDraft, toErrorDraft } from '../../../core/visitor/create-draft-path.ts';
import {
  type CookieDeps,
  readCookie,
  setCookie,
  withAddress,
} from '../../../core/visitor/read-cookie.ts';
import {
  type Browser,
  createVisitor,
  ensureVisitor,
  readIdempotencyClaim,
  readVisitor,
  storeRecognisedNumber,
} from '../../../core/visitor/read-visitor.ts';
import { isPlainForm, respondToForm } from '../../../core/visitor/respond-to-form.ts';
import {
  createCodePath,
  createDonePath,
  createFormPath,
  createNextPath,
} from './create-code-path.ts';
import {
  type Attempt,
  applyAttemptToken,
  createAttemptToken,
  type EnquiryDeps,
  findAttempt,
  isFromBrowser,
} from './find-attempt.ts';
import { listSuggestions } from './list-suggestions.ts';
import { resendCode } from './resend-code.ts';
import { type EnquirySender, submitEnquiry } from './submit-enquiry.ts';
import { submitSuggestion } from './submit-suggestion.ts';
import { verifyEnquiryCode } from './verify-enquiry-code.ts';

export function addEnquiryRoutes(app: App, deps: EnquiryDeps): void {
  addEnquiryFormRoutes(app, deps);
  addEnquiryCodeRoutes(app, deps);
  addEnquiryReadRoutes(app, deps);
}

type FormRequest = FastifyRequest<{ Body: PopupEnquiryBody }>;

function addEnquiryFormRoutes(app: App, deps: EnquiryDeps): void {
  app.endpoint(endpoints.sendPopupEnquiry, async (request, reply) => {
    const { body } = request;
    reply.header('cache-control', 'no-store');
    if (body.primary_id) {
      const response = await submitSuggestion(deps, body, readSender(deps, request, reply));
      if (response.data.text === 'exist_verified') allowPrices(reply, deps);
      return response;
    }
    return handleForm(deps, 'implement-price', body, request, reply);
  });
  app.endpoint(endpoints.saveEnquiry, (request, reply) => {
    const { form, ...body } = request.body;
    return handleForm(deps, form, body, request, reply);
  });
}

function handleForm(
  deps: EnquiryDeps,
  form: FormName,
  body: PopupEnquiryBody,
  request: FormRequest,
  reply: FastifyReply,
) {
  const { page = '', ...formValues } = body;
  return respondToForm(request, reply, {
    isPlain: isPlainForm(request) && page !== '',
    async run() {
      const submission = await submitEnquiry(deps, form, body, readSender(deps, request, reply));
      if (submission.response.data.text === 'exist_verified') allowPrices(reply, deps);
      return submission;
    },
    toJson: ({ response }) => response,
    createSuccessPath: ({ response, attempt }) =>
      createNextPath(withAddress(deps, request), response, attempt),
    createFailurePath: (draft) =>
      createFormPath(withAddress(deps, request), page, draft, formValues),
  });
}

function readSender(deps: EnquiryDeps, request: FormRequest, reply: FastifyReply): EnquirySender {
  const claim = readIdempotencyClaim(request, reply, deps);
  return {
    claim,
    browser: claim
      ? createVisitor(claim.browser, request, deps)
      : ensureVisitor(request, reply, deps),
    address: request.ip,
    isMobile: request.headers['sec-ch-ua-mobile'] === '?1',
    canResend: !isPlainForm(request),
  };
}

function addEnquiryCodeRoutes(app: App, deps: EnquiryDeps): void {
  const createPageToken = (attempt: Attempt, browser: Browser) =>
    isFromBrowser(attempt, browser) ? { token: createAttemptToken(deps, attempt) } : {};
  app.endpoint(endpoints.resendCode, async (request, reply) => {
    const { body } = request;
    const claim = readIdempotencyClaim(request, reply, deps);
    const visitor = readVisitor(request, deps);
    if (!isPlainForm(request))
      return resendCode(deps, body, { address: request.ip, browser: visitor, claim });
    const initialAttempt = await findAttempt(deps.db, body.primary_id);
    const browser = applyAttemptToken(deps, visitor, initialAttempt, body.token);
    const sender = { address: request.ip, browser, claim };
    // The page shows a masked number, so an empty field means the same number.
    const mobile = body.mobile.trim() || (initialAttempt?.mobile ?? '');
    const result = await resendCode(deps, { ...body, mobile }, sender).then(
      () => ({ reason: 'otp_sent' }),
      toErrorDraft,
    );
    const attempt = await findAttempt(deps.db, body.primary_id);
    if (attempt === undefined) return reply.redirect('/', 303);
    return reply.redirect(
      await createCodePath(withAddress(deps, request), attempt, {
        ...result,
        ...createPageToken(attempt, browser),
      }),
      303,
    );
  });
  app.endpoint(endpoints.verifyCode, async (request, reply) => {
    const { body } = request;
    const initialAttempt = isPlainForm(request)
      ? await findAttempt(deps.db, body.primary_id)
      : undefined;
    const browser = applyAttemptToken(deps, readVisitor(request, deps), initialAttempt, body.token);
    return respondToForm(request, reply, {
      // Without an attempt the page of the form is unknown.
      isPlain: initialAttempt !== undefined,
      async run() {
        const verified = await verifyEnquiryCode(deps, body, { address: request.ip, browser });
        allowPrices(reply, deps);
        storeRecognisedNumber(request, reply, 'proven', verified.attempt.mobile, deps);
        return verified;
      },
      toJson: ({ response }) => response,
      createSuccessPath: ({ response, attempt }) =>
        createDonePath(withAddress(deps, request), attempt, response.data, response.data.text),
      createFailurePath: (draft) =>
        initialAttempt
          ? createCodePath(withAddress(deps, request), initialAttempt, {
              ...draft,
              ...createPageToken(initialAttempt, browser),
            })
          : '/',
    });
  });
}

function addEnquiryReadRoutes(app: App, deps: EnquiryDeps): void {
  app.endpoint(endpoints.suggestImplements, async (request) => {
    const withPrices = canSeePrices(request, deps);
    const data = await listSuggestions(deps, request.body, { withPrices });
    return { success: true as const, data };
  });
  app.endpoint(endpoints.getFormDraft, async ({ params }, reply) => {
    reply.header('cache-control', 'private, no-store');
    const content = await readDraft(deps, params.id);
    if (content === undefined) throw createTranslatedError('page_old', 'NOT_FOUND');
    return { data: formDraft.parse(content) };
  });
}

const COOKIE_NAME = 'prices';
const COOKIE_TTL_SECONDS = 30 * 60;

/** Lets the browser see prices of suggestions. The same value for all visitors identifies none of them. */
function allowPrices(reply: FastifyReply, { key, clock, isProduction }: CookieDeps) {
  const value = sign(key, COOKIE_NAME, 'shown', addSeconds(clock(), COOKIE_TTL_SECONDS));
  setCookie(reply, { name: COOKIE_NAME, value, seconds: COOKIE_TTL_SECONDS, isProduction });
}

function canSeePrices(request: FastifyRequest, { key, clock }: CookieDeps): boolean {
  return readSigned(key, COOKIE_NAME, readCookie(request, COOKIE_NAME) ?? '', clock()) === 'shown';
}

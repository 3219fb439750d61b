import {
  otpResendBody,
  otpResendResponse,
  otpVerifyBody,
  otpVerifyResponse,
} from '@tractor-haat/api-client/contract';
import type { Browser } from '../../../domain/enquiries/forms/browser.ts';
import {
  applyAttemptToken,
  createAttemptToken,
  isFromBrowser,
} from '../../../domain/enquiries/forms/create-attempt-token.ts';
import {
  createCodePath,
  createDonePath,
} from '../../../domain/enquiries/forms/create-code-path.ts';
import type { Attempt, EnquiryDeps } from '../../../domain/enquiries/forms/enquiry-deps.ts';
import { findAttempt } from '../../../domain/enquiries/forms/find-attempt.ts';
import { resendCode } from '../../../domain/enquiries/forms/resend-code.ts';
import { verifyEnquiryCode } from '../../../domain/enquiries/forms/verify-enquiry-code.ts';
import { toErrorDraft } from '../../../shared/drafts/create-draft-path.ts';
import { isPlainForm } from '../../server/add-form-parser.ts';
import type { App } from '../../server/app.ts';
import { respondToForm } from '../../server/respond-to-form.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';
import { storeRecognisedNumber } from '../../visitor/is-recognised-number.ts';
import { readIdempotencyClaim } from '../../visitor/read-idempotency-claim.ts';
import { readVisitor } from '../../visitor/read-visitor.ts';
import { withAddress } from '../../visitor/visitor-deps.ts';
import { allowPrices } from './allow-prices.ts';

const tags = ['enquiries'];

export function addEnquiryCodeRoutes(app: App, deps: EnquiryDeps): void {
  const createPageToken = (attempt: Attempt, browser: Browser) =>
    isFromBrowser(attempt, browser) ? { token: createAttemptToken(deps, attempt) } : {};
  app.post(
    '/api/enquiry_otp_resend',
    {
      schema: {
        summary: 'Sends a new one-time code, optionally to a corrected number',
        tags,
        body: otpResendBody,
        response: toResponseSchemas(otpResendResponse),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
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
    },
  );
  app.post(
    '/api/enquiry_otp_verify',
    {
      schema: {
        summary: 'Verifies the one-time code and returns the price',
        tags,
        body: otpVerifyBody,
        response: toResponseSchemas(otpVerifyResponse),
      },
    },
    async (request, reply) => {
      const { body } = request;
      const initialAttempt = isPlainForm(request)
        ? await findAttempt(deps.db, body.primary_id)
        : undefined;
      const browser = applyAttemptToken(
        deps,
        readVisitor(request, deps),
        initialAttempt,
        body.token,
      );
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
    },
  );
}

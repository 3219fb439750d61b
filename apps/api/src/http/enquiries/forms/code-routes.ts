import {
  otpResendResponse,
  otpResendBody,
  otpVerifyResponse,
  otpVerifyBody,
} from '@tractor-haat/api-client/contract';
import {
  isOfBrowser,
  makeAttemptToken,
  withAttemptToken,
} from '../../../domain/enquiries/forms/attempt-token.ts';
import type { Browser } from '../../../domain/enquiries/forms/browser.ts';
import type { Attempt, EnquiryDeps } from '../../../domain/enquiries/forms/enquiry-deps.ts';
import { findAttempt } from '../../../domain/enquiries/forms/find-attempt.ts';
import { codePage, donePage } from '../../../domain/enquiries/forms/plain-pages.ts';
import { resend } from '../../../domain/enquiries/forms/resend.ts';
import { verify } from '../../../domain/enquiries/forms/verify.ts';
import { draftOf } from '../../../shared/drafts/drafts.ts';
import { readIdempotencyClaim } from '../../browser/claim-of.ts';
import { storeRecognisedNumber } from '../../browser/known-numbers.ts';
import { readVisitor } from '../../browser/read-visitor.ts';
import { withAddress } from '../../browser/visitor-deps.ts';
import { respondToForm } from '../../server/answer-form.ts';
import { toResponseSchemas } from '../../server/answers.ts';
import type { App } from '../../server/app-type.ts';
import { isPlainForm } from '../../server/form-posts.ts';
import { allowPrices } from './price-cookie.ts';

const tags = ['enquiries'];

/** Code step of an enquiry: resend and check. */
export function addCodeRoutes(app: App, parts: EnquiryDeps): void {
  /** Token for the next page, only for the attempt's own browser. */
  const tokenFor = (attempt: Attempt, browser: Browser) =>
    isOfBrowser(attempt, browser) ? { token: makeAttemptToken(parts, attempt) } : {};
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
      const claim = readIdempotencyClaim(request, reply, parts);
      const known = readVisitor(request, parts);
      if (!isPlainForm(request))
        return resend(parts, body, { address: request.ip, browser: known, claim });
      const before = await findAttempt(parts.db, body.primary_id);
      const browser = withAttemptToken(parts, known, before, body.token);
      const from = { address: request.ip, browser, claim };
      // The page shows the number masked: an empty field means unchanged.
      const mobile = body.mobile.trim() || (before?.mobile ?? '');
      const notice = await resend(parts, { ...body, mobile }, from).then(
        () => ({ reason: 'otp_sent' }),
        draftOf,
      );
      const attempt = await findAttempt(parts.db, body.primary_id);
      if (attempt === undefined) return reply.redirect('/', 303);
      return reply.redirect(
        await codePage(withAddress(parts, request), attempt, {
          ...notice,
          ...tokenFor(attempt, browser),
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
      const before = isPlainForm(request)
        ? await findAttempt(parts.db, body.primary_id)
        : undefined;
      const browser = withAttemptToken(parts, readVisitor(request, parts), before, body.token);
      return respondToForm(request, reply, {
        // An unknown enquiry has no page.
        isPlain: before !== undefined,
        async run() {
          const verified = await verify(parts, body, { address: request.ip, browser });
          allowPrices(reply, parts);
          storeRecognisedNumber(request, reply, 'proven', verified.attempt.mobile, parts);
          return verified;
        },
        toJson: ({ answer }) => answer,
        successPath: ({ answer, attempt }) =>
          donePage(withAddress(parts, request), attempt, answer.data, answer.data.text),
        failurePath: (draft) =>
          before
            ? codePage(withAddress(parts, request), before, {
                ...draft,
                ...tokenFor(before, browser),
              })
            : '/',
      });
    },
  );
}

import {
  otpResendAnswer,
  otpResendBody,
  otpVerifyAnswer,
  otpVerifyBody,
} from '@tractor-haat/api-client/contract';
import type { EnquiryDeps } from '../../domain/enquiries/enquiry-deps.ts';
import { findAttempt } from '../../domain/enquiries/find-attempt.ts';
import { codePage, donePage, draftOf } from '../../domain/enquiries/plain-pages.ts';
import { resend } from '../../domain/enquiries/resend.ts';
import { verify } from '../../domain/enquiries/verify.ts';
import { knownBrowser } from '../browser/known-browser.ts';
import { rememberNumber } from '../browser/known-numbers.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { isPlainForm } from '../server/form-posts.ts';
import { allowPrices } from './price-cookie.ts';

const tags = ['enquiries'];

/** The code step: send it again, check it. */
export function addCodeRoutes(app: App, parts: EnquiryDeps): void {
  app.post(
    '/api/enquiry_otp_resend',
    {
      schema: {
        summary: 'Sends a new code, to another number when it was corrected',
        tags,
        body: otpResendBody,
        response: answers(otpResendAnswer),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { body } = request;
      const from = { address: request.ip, browser: knownBrowser(request, parts) };
      if (!isPlainForm(request)) return resend(parts, body, from);
      const before = await findAttempt(parts.db, body.primary_id);
      // The page shows the number masked: left empty, it stays as it is.
      const mobile = body.mobile.trim() || (before?.mobile ?? '');
      const said = await resend(parts, { ...body, mobile }, from).then(
        () => ({ reason: 'otp_sent' }),
        draftOf,
      );
      const attempt = await findAttempt(parts.db, body.primary_id);
      if (attempt === undefined) return reply.redirect('/', 303);
      return reply.redirect(await codePage(parts, attempt, said), 303);
    },
  );
  app.post(
    '/api/enquiry_otp_verify',
    {
      schema: {
        summary: 'Checks the code; the answer is the first that holds the price',
        tags,
        body: otpVerifyBody,
        response: answers(otpVerifyAnswer),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { body } = request;
      const isPlain = isPlainForm(request);
      const from = { address: request.ip, browser: knownBrowser(request, parts) };
      try {
        const { answer, attempt } = await verify(parts, body, from);
        allowPrices(reply, parts);
        rememberNumber(request, reply, 'proven', attempt.mobile, parts);
        if (!isPlain) return answer;
        return reply.redirect(await donePage(parts, attempt, answer.data, answer.data.text), 303);
      } catch (error) {
        const attempt = isPlain ? await findAttempt(parts.db, body.primary_id) : undefined;
        if (attempt === undefined) throw error;
        return reply.redirect(await codePage(parts, attempt, draftOf(error)), 303);
      }
    },
  );
}

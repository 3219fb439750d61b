import {
  otpResendAnswer,
  otpResendBody,
  otpVerifyAnswer,
  otpVerifyBody,
} from '@tractor-haat/api-client/contract';
import type { EnquiryDeps } from '../../domain/enquiries/enquiry-deps.ts';
import { findEnquiry } from '../../domain/enquiries/find-enquiry.ts';
import { codePage, donePage, draftOf } from '../../domain/enquiries/plain-pages.ts';
import { resend } from '../../domain/enquiries/resend.ts';
import { verify } from '../../domain/enquiries/verify.ts';
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
      const { body, ip } = request;
      if (!isPlainForm(request)) return resend(parts, body, ip);
      const enquiry = await findEnquiry(parts.db, body.primary_id);
      // The page shows the number masked: left empty, it stays as it is.
      const mobile = body.mobile.trim() || (enquiry?.mobile ?? '');
      const said = await resend(parts, { ...body, mobile }, ip).then(
        () => ({ reason: 'otp_sent' }),
        draftOf,
      );
      const now = (await findEnquiry(parts.db, body.primary_id)) ?? enquiry;
      if (now === undefined) return reply.redirect('/', 303);
      return reply.redirect(await codePage(parts, now, said), 303);
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
      const { body, ip } = request;
      const isPlain = isPlainForm(request);
      try {
        const { answer, enquiry } = await verify(parts, body, ip);
        allowPrices(reply, parts);
        if (!isPlain) return answer;
        return reply.redirect(await donePage(parts, enquiry, answer.data), 303);
      } catch (error) {
        const enquiry = isPlain ? await findEnquiry(parts.db, body.primary_id) : undefined;
        if (enquiry === undefined) throw error;
        return reply.redirect(await codePage(parts, enquiry, draftOf(error)), 303);
      }
    },
  );
}

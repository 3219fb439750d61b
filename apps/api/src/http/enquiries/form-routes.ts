import type { FormName } from '@tractor-haat/api-client';
import {
  enquiryAnswer,
  enquirySaveBody,
  type PopupEnquiryBody,
  popupEnquiryBody,
} from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EnquiryDeps } from '../../domain/enquiries/enquiry-deps.ts';
import { backToForm, pageAfterForm } from '../../domain/enquiries/plain-pages.ts';
import { type Sender, submit } from '../../domain/enquiries/submit.ts';
import { submitSuggestion } from '../../domain/enquiries/suggestion.ts';
import { namedBrowser } from '../browser/known-browser.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { isPlainForm } from '../server/form-posts.ts';
import { allowPrices } from './price-cookie.ts';

const tags = ['enquiries'];

/** The forms of the site: as JSON from its pages, or posted by a browser without JavaScript. */
export function addFormRoutes(app: App, parts: EnquiryDeps): void {
  app.post(
    '/api/whatsapp_popup_enquiry',
    {
      schema: {
        summary: 'The price popup; with primary_id, interest in a suggested implement',
        tags,
        body: popupEnquiryBody,
        response: answers(enquiryAnswer),
      },
    },
    async (request, reply) => {
      const { body } = request;
      reply.header('cache-control', 'no-store');
      if (body.primary_id) return submitSuggestion(parts, body, senderOf(parts, request, reply));
      return handleForm(parts, 'implement-price', body, request, reply);
    },
  );
  app.post(
    '/api/enquiry_save',
    {
      schema: {
        summary: 'Every other form of the site, by its name',
        tags,
        body: enquirySaveBody,
        response: answers(enquiryAnswer),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { form, ...body } = request.body;
      return handleForm(parts, form, body, request, reply);
    },
  );
}

async function handleForm(
  parts: EnquiryDeps,
  form: FormName,
  body: PopupEnquiryBody,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const isPlain = isPlainForm(request) && body.page !== undefined;
  try {
    const sender = senderOf(parts, request, reply);
    const { answer, attempt } = await submit(parts, form, body, sender);
    if (answer.data.text === 'exist_verified') allowPrices(reply, parts);
    if (!isPlain) return answer;
    return reply.redirect(await pageAfterForm(parts, answer, attempt), 303);
  } catch (error) {
    if (!isPlain || body.page === undefined) throw error;
    const { page, ...typed } = body;
    return reply.redirect(await backToForm(parts, page, error, typed), 303);
  }
}

function senderOf(parts: EnquiryDeps, request: FastifyRequest, reply: FastifyReply): Sender {
  return {
    browser: namedBrowser(request, reply, parts),
    address: request.ip,
    isMobile: request.headers['sec-ch-ua-mobile'] === '?1',
    resends: !isPlainForm(request),
  };
}

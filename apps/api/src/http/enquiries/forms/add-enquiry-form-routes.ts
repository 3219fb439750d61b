import type { FormName } from '@tractor-haat/api-client';
import {
  enquiryResponse,
  enquirySaveBody,
  type PopupEnquiryBody,
  popupEnquiryBody,
} from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  createFormPath,
  createNextPath,
} from '../../../domain/enquiries/forms/create-code-path.ts';
import type { EnquiryDeps } from '../../../domain/enquiries/forms/enquiry-deps.ts';
import {
  type EnquirySender,
  submitEnquiry,
} from '../../../domain/enquiries/forms/submit-enquiry.ts';
import { submitSuggestion } from '../../../domain/enquiries/forms/submit-suggestion.ts';
import { isPlainForm } from '../../server/add-form-parser.ts';
import type { App } from '../../server/app.ts';
import { respondToForm } from '../../server/respond-to-form.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';
import { readIdempotencyClaim } from '../../visitor/read-idempotency-claim.ts';
import { createVisitor, ensureVisitor } from '../../visitor/read-visitor.ts';
import { withAddress } from '../../visitor/visitor-deps.ts';
import { allowPrices } from './allow-prices.ts';

const tags = ['enquiries'];

type FormRequest = FastifyRequest<{ Body: PopupEnquiryBody }>;

export function addEnquiryFormRoutes(app: App, deps: EnquiryDeps): void {
  app.post(
    '/api/whatsapp_popup_enquiry',
    {
      schema: {
        summary: 'Submits the price popup; with `primary_id`, an enquiry for a suggested implement',
        tags,
        body: popupEnquiryBody,
        response: toResponseSchemas(enquiryResponse),
      },
    },
    async (request, reply) => {
      const { body } = request;
      reply.header('cache-control', 'no-store');
      if (body.primary_id) {
        const response = await submitSuggestion(deps, body, readSender(deps, request, reply));
        if (response.data.text === 'exist_verified') allowPrices(reply, deps);
        return response;
      }
      return handleForm(deps, 'implement-price', body, request, reply);
    },
  );
  app.post(
    '/api/enquiry_save',
    {
      schema: {
        summary: 'Submits any other enquiry form, named by `form`',
        tags,
        body: enquirySaveBody,
        response: toResponseSchemas(enquiryResponse),
      },
    },
    (request, reply) => {
      const { form, ...body } = request.body;
      return handleForm(deps, form, body, request, reply);
    },
  );
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

import {
  formDraft,
  formDraftParams,
  formDraftResponse,
  suggestedBody,
  suggestionsResponse,
} from '@tractor-haat/api-client/contract';
import type { EnquiryDeps } from '../../../domain/enquiries/forms/enquiry-deps.ts';
import { listSuggestions } from '../../../domain/enquiries/forms/list-suggestions.ts';
import { createTranslatedError } from '../../../shared/create-translated-error.ts';
import { readDraft } from '../../../shared/drafts/create-draft-path.ts';
import type { App } from '../../server/app.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';
import { canSeePrices } from './allow-prices.ts';

export function addEnquiryReadRoutes(app: App, deps: EnquiryDeps): void {
  app.post(
    '/api/suggested_implement',
    {
      schema: {
        summary: 'Lists up to three similar implements, with prices after verification',
        tags: ['enquiries'],
        body: suggestedBody,
        response: toResponseSchemas(suggestionsResponse),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const withPrices = canSeePrices(request, deps);
      const data = await listSuggestions(deps, request.body, { withPrices });
      return { success: true as const, data };
    },
  );
  app.get(
    '/api/v1/form-drafts/:id',
    {
      schema: {
        summary: 'Returns the form state of a browser without JavaScript',
        tags: ['enquiries'],
        params: formDraftParams,
        response: toResponseSchemas(formDraftResponse),
      },
    },
    async ({ params }, reply) => {
      reply.header('cache-control', 'private, no-store');
      const content = await readDraft(deps, params.id);
      if (content === undefined) throw createTranslatedError('page_old', 'NOT_FOUND');
      return { data: formDraft.parse(content) };
    },
  );
}

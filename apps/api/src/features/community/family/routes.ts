import { FAMILY_MESSAGES } from '@tractor-haat/api-client';
import { endpoints } from '@tractor-haat/api-client/contract';
import type { App } from '../../../core/server/app.ts';
import { createDraftPath } from '../../../core/visitor/create-draft-path.ts';
import { type VisitorDeps, withAddress } from '../../../core/visitor/read-cookie.ts';
import { ensureVisitorId, readIdempotencyClaim } from '../../../core/visitor/read-visitor.ts';
import { respondToForm } from '../../../core/visitor/respond-to-form.ts';
import { requireFamilyVote, startFamily, voteInFamily } from './vote-in-family.ts';

/** Anyone with the link can vote without an account. */
export function addFamilyRoutes(app: App, deps: VisitorDeps): void {
  app.endpoint(endpoints.saveFamily, (request, reply) => {
    const { body } = request;
    const { language } = body;
    reply.header('x-robots-tag', 'noindex');
    return respondToForm(request, reply, {
      run: () =>
        startFamily(deps, body, {
          address: request.ip,
          claim: readIdempotencyClaim(request, reply, deps),
        }),
      toJson: (url) => ({
        success: true as const,
        message: FAMILY_MESSAGES.family_started[language],
        url,
        data: { url },
      }),
      createSuccessPath: (url) => url,
      createFailurePath: (draft) =>
        createDraftPath(withAddress(deps, request), language, '/compare-tractors', draft),
    });
  });
  app.endpoint(endpoints.sendFamilyVote, (request, reply) => {
    const { body } = request;
    const { language, family, name, reason, tractor } = body;
    reply.header('x-robots-tag', 'noindex');
    const page = `/family/${encodeURIComponent(family)}`;
    return respondToForm(request, reply, {
      async run() {
        const browser = ensureVisitorId(request, reply, deps);
        await voteInFamily(deps, body, { address: request.ip, browser });
        return requireFamilyVote(deps, family, language);
      },
      toJson: (data) => ({
        success: true as const,
        message: FAMILY_MESSAGES.family_voted[language],
        data,
      }),
      createSuccessPath: () =>
        createDraftPath(withAddress(deps, request), language, page, {
          reason: 'family_voted',
          values: { name, reason, tractor },
        }),
      createFailurePath: (draft) =>
        createDraftPath(withAddress(deps, request), language, page, {
          ...draft,
          values: { name, reason, tractor },
        }),
    });
  });
  app.endpoint(endpoints.getFamilyVote, async ({ params, query }, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    return { data: await requireFamilyVote(deps, params.id, query.language) };
  });
}

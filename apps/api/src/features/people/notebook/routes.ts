import { endpoints, NOTEBOOK_MESSAGES } from '@tractor-haat/api-client/contract';
import type { App } from '../../../core/server/app.ts';
import { createDraftPath } from '../../../core/visitor/create-draft-path.ts';
import { type VisitorDeps, withAddress } from '../../../core/visitor/read-cookie.ts';
import { readVisitorId } from '../../../core/visitor/read-visitor.ts';
import { respondToForm } from '../../../core/visitor/respond-to-form.ts';
import { listBrowserEnquiries } from '../../enquiries/forms/find-attempt.ts';
import { readSignedInAccount } from '../accounts/cookie-sessions.ts';
import { createNotebookError, syncNotebook } from './sync-notebook.ts';

const PRIVATE_HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

export function addNotebookRoutes(app: App, deps: VisitorDeps): void {
  app.endpoint(endpoints.syncNotebook, async (request, reply) => {
    reply.headers(PRIVATE_HEADERS);
    const account = await readSignedInAccount(request, deps);
    if (account === undefined) throw createNotebookError('notebook_sign_in', 'UNAUTHORIZED');
    const data = await syncNotebook(deps, account.id, request.body);
    const message = NOTEBOOK_MESSAGES.notebook_synced[request.body.language];
    return { success: true as const, message, data };
  });
  app.endpoint(endpoints.listMyEnquiries, async (request, reply) => {
    reply.headers(PRIVATE_HEADERS);
    return { data: await listBrowserEnquiries(deps.db, readVisitorId(request, deps)) };
  });
  app.endpoint(endpoints.showMyEnquiries, (request, reply) => {
    const { language } = request.body;
    reply.headers(PRIVATE_HEADERS);
    return respondToForm(request, reply, {
      run: () => listBrowserEnquiries(deps.db, readVisitorId(request, deps)),
      toJson: (data) => ({ success: true as const, message: '', data }),
      createSuccessPath: (data) =>
        createDraftPath(withAddress(deps, request), language, '/my', {
          values: { enquiries: JSON.stringify(data) },
        }),
      createFailurePath: (draft) =>
        createDraftPath(withAddress(deps, request), language, '/my', draft),
    });
  });
}

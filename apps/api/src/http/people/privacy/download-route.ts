import { myDataBody } from '@tractor-haat/api-client/contract';
import { readMyData } from '../../../domain/people/privacy/show/read-my-data.ts';
import { requireVerifiedVisit } from '../../../domain/people/privacy/visits/visit.ts';
import { toPageMessage, createVisitPath } from '../../../domain/people/privacy/visits/visit-pages.ts';
import { toErrorDraft } from '../../../shared/drafts/drafts.ts';
import type { App } from '../../server/app-type.ts';
import { isPlainForm } from '../../server/form-posts.ts';
import type { MyDataDeps } from './my-data-deps.ts';
import { readVisitId } from './visit-cookie.ts';

/** A download; the form stays on its page meanwhile. */
export function addMyDataDownloadRoute(app: App, deps: MyDataDeps): void {
  app.post(
    '/api/my_data_download',
    {
      schema: {
        summary: 'Downloads all stored data of the verified number as a JSON file',
        tags: ['my data'],
        body: myDataBody,
      },
    },
    async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      try {
        const { mobile } = await requireVerifiedVisit(deps, readVisitId(request) ?? '');
        const { db, key, clock } = deps;
        const data = await readMyData(db, { mobile, key }, clock());
        return reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', 'attachment; filename="tractor-haat-my-data.json"')
          .send(`${JSON.stringify(data, null, 2)}\n`);
      } catch (error) {
        if (!isPlainForm(request)) throw error;
        const to = { id: readVisitId(request), language: request.body.language };
        return reply.redirect(await createVisitPath(deps, to, toPageMessage(toErrorDraft(error))), 303);
      }
    },
  );
}

import { myDataBody } from '@tractor-haat/api-client/contract';
import { readMyData } from '../../../domain/people/privacy/my-data/read-my-data.ts';
import {
  createVisitPath,
  toPageMessage,
} from '../../../domain/people/privacy/visits/create-visit-path.ts';
import { requireVerifiedVisit } from '../../../domain/people/privacy/visits/open-my-data-session.ts';
import { toErrorDraft } from '../../../shared/drafts/create-draft-path.ts';
import { isPlainForm } from '../../server/add-form-parser.ts';
import type { App } from '../../server/app.ts';
import type { MyDataDeps } from './my-data-deps.ts';
import { readVisitId } from './set-visit-cookie.ts';

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
        const visit = { id: readVisitId(request), language: request.body.language };
        return reply.redirect(
          await createVisitPath(deps, visit, toPageMessage(toErrorDraft(error))),
          303,
        );
      }
    },
  );
}

import { myDataBody } from '@tractor-haat/api-client/contract';
import { readMyData } from '../../../domain/people/privacy/show/read-my-data.ts';
import { provenVisit } from '../../../domain/people/privacy/visits/visit.ts';
import { saysOf, visitPage } from '../../../domain/people/privacy/visits/visit-pages.ts';
import { draftOf } from '../../../shared/drafts/drafts.ts';
import type { App } from '../../server/app-type.ts';
import { isPlainForm } from '../../server/form-posts.ts';
import type { MyDataDeps } from './my-data-deps.ts';
import { visitIn } from './visit-cookie.ts';

/** A download; the form stays on its page meanwhile. */
export function addDownloadRoute(app: App, parts: MyDataDeps): void {
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
        const { mobile } = await provenVisit(parts, visitIn(request) ?? '');
        const { db, key, clock } = parts;
        const data = await readMyData(db, { mobile, key }, clock());
        return reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', 'attachment; filename="tractor-haat-my-data.json"')
          .send(`${JSON.stringify(data, null, 2)}\n`);
      } catch (error) {
        if (!isPlainForm(request)) throw error;
        const to = { id: visitIn(request), language: request.body.language };
        return reply.redirect(await visitPage(parts, to, saysOf(draftOf(error))), 303);
      }
    },
  );
}

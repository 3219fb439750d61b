import { MY_DATA_MESSAGES } from '@tractor-haat/api-client';
import {
  myDataBody,
  myDataEraseBody,
  myDataMessageResponse,
  myDataViewResponse,
  myDataWithdrawBody,
} from '@tractor-haat/api-client/contract';
import { erasePerson } from '../../../domain/people/privacy/erase/erase-person.ts';
import { readMyData } from '../../../domain/people/privacy/show/read-my-data.ts';
import { closeVisit, provenVisit } from '../../../domain/people/privacy/visits/visit.ts';
import { saysOf, visitPage } from '../../../domain/people/privacy/visits/visit-pages.ts';
import { withdraw } from '../../../domain/people/privacy/withdraw.ts';
import { refuse } from '../../../shared/refuse.ts';
import { respondToForm } from '../../server/answer-form.ts';
import { toResponseSchemas } from '../../server/answers.ts';
import type { App } from '../../server/app-type.ts';
import { answerVisit } from './answer-visit.ts';
import type { MyDataDeps } from './my-data-deps.ts';
import { forgetVisit, visitIn } from './visit-cookie.ts';

const tags = ['my data'];

/** A person's rights, for a browser that verified the number within half an hour. */
export function addRightRoutes(app: App, parts: MyDataDeps): void {
  const { db, clock, key, isProduction } = parts;
  app.post(
    '/api/my_data_show',
    {
      schema: {
        summary: 'Returns all stored data of the verified number',
        tags,
        body: myDataBody,
        response: toResponseSchemas(myDataViewResponse),
      },
    },
    async (request, reply) => {
      reply.header('x-robots-tag', 'noindex');
      const { language } = request.body;
      const id = visitIn(request) ?? '';
      return respondToForm(request, reply, {
        run: () => provenVisit(parts, id),
        toJson: async ({ mobile }) => ({
          success: true as const,
          message: MY_DATA_MESSAGES.my_data_shown,
          data: await readMyData(db, { mobile, key }, clock()),
        }),
        successPath: () => visitPage(parts, { id, language }, { reason: 'my_data_shown' }),
        failurePath: (draft) => visitPage(parts, { id, language }, saysOf(draft)),
      });
    },
  );
  app.post(
    '/api/my_data_withdraw',
    {
      schema: {
        summary: 'Withdraws the consent for a purpose',
        tags,
        body: myDataWithdrawBody,
        response: toResponseSchemas(myDataMessageResponse),
      },
    },
    (request, reply) =>
      answerVisit(parts, request, reply, async () => {
        const { mobile } = await provenVisit(parts, visitIn(request) ?? '');
        await withdraw(db, mobile, request.body.purpose, clock());
        return { reason: 'my_data_withdrawn' };
      }),
  );
  app.post(
    '/api/my_data_erase',
    {
      schema: {
        summary: 'Erases all stored data of the verified number',
        tags,
        body: myDataEraseBody,
        response: toResponseSchemas(myDataMessageResponse),
      },
    },
    (request, reply) =>
      answerVisit(parts, request, reply, async () => {
        const { mobile } = await provenVisit(parts, visitIn(request) ?? '');
        if (request.body.sure === '') throw refuse('my_data_sure');
        await erasePerson(db, { mobile, key }, { by: 'person', now: clock() });
        forgetVisit(reply, isProduction);
        return { reason: 'my_data_erased', id: undefined };
      }),
  );
  app.post(
    '/api/my_data_close',
    {
      schema: {
        summary: 'Ends the access of this browser',
        tags,
        body: myDataBody,
        response: toResponseSchemas(myDataMessageResponse),
      },
    },
    (request, reply) =>
      answerVisit(parts, request, reply, async () => {
        await closeVisit(parts, visitIn(request) ?? '');
        forgetVisit(reply, isProduction);
        return { reason: 'my_data_closed', id: undefined };
      }),
  );
}

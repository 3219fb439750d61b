import { MY_DATA_MESSAGES } from '@tractor-haat/api-client';
import {
  myDataBody,
  myDataEraseBody,
  myDataMessageResponse,
  myDataViewResponse,
  myDataWithdrawBody,
} from '@tractor-haat/api-client/contract';
import { erasePerson } from '../../../domain/people/privacy/erase/erase-person.ts';
import { readMyData } from '../../../domain/people/privacy/my-data/read-my-data.ts';
import {
  createVisitPath,
  toPageMessage,
} from '../../../domain/people/privacy/visits/create-visit-path.ts';
import {
  closeVisit,
  requireVerifiedVisit,
} from '../../../domain/people/privacy/visits/open-my-data-session.ts';
import { withdraw } from '../../../domain/people/privacy/withdraw.ts';
import { createHttpError } from '../../../shared/create-http-error.ts';
import type { App } from '../../server/app.ts';
import { respondToForm } from '../../server/respond-to-form.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';
import type { MyDataDeps } from './my-data-deps.ts';
import { respondToVisit } from './respond-to-visit.ts';
import { deleteVisitCookie, readVisitId } from './set-visit-cookie.ts';

const tags = ['my data'];

export function addMyDataRightsRoutes(app: App, deps: MyDataDeps): void {
  const { db, clock, key, isProduction } = deps;
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
      const id = readVisitId(request) ?? '';
      return respondToForm(request, reply, {
        run: () => requireVerifiedVisit(deps, id),
        toJson: async ({ mobile }) => ({
          success: true as const,
          message: MY_DATA_MESSAGES.my_data_opened,
          data: await readMyData(db, { mobile, key }, clock()),
        }),
        createSuccessPath: () =>
          createVisitPath(deps, { id, language }, { reason: 'my_data_opened' }),
        createFailurePath: (draft) => createVisitPath(deps, { id, language }, toPageMessage(draft)),
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
      respondToVisit(deps, request, reply, async () => {
        const { mobile } = await requireVerifiedVisit(deps, readVisitId(request) ?? '');
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
      respondToVisit(deps, request, reply, async () => {
        const { mobile } = await requireVerifiedVisit(deps, readVisitId(request) ?? '');
        if (request.body.sure === '') throw createHttpError('my_data_unconfirmed');
        await erasePerson(db, { mobile, key }, { by: 'person', now: clock() });
        deleteVisitCookie(reply, isProduction);
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
      respondToVisit(deps, request, reply, async () => {
        await closeVisit(deps, readVisitId(request) ?? '');
        deleteVisitCookie(reply, isProduction);
        return { reason: 'my_data_closed', id: undefined };
      }),
  );
}

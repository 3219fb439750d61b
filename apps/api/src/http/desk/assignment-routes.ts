import {
  assignmentAnswer,
  assignmentBody,
  assignmentsAnswer,
  deskDone,
} from '@tractor-haat/api-client/contract';
import {
  addAssignment,
  assignmentList,
  removeAssignment,
} from '../../domain/desk/leads/assignments.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { idParams } from './desk-params.ts';
import type { DeskRoutes } from './desk-routes.ts';

/** Rules for the assignment of new leads, by brand and district. */
export function addAssignmentRoutes(app: App, parts: DeskRoutes): void {
  const { db, guard, tags } = parts;
  const onRequest = guard.needs('staff');
  app.get(
    '/assignments',
    {
      onRequest,
      schema: {
        summary: 'Lists the assignment rules',
        tags,
        response: answers(assignmentsAnswer),
      },
    },
    async () => ({ success: true as const, data: await assignmentList(db), message: '' }),
  );
  app.post(
    '/assignments',
    {
      onRequest,
      schema: {
        summary: 'Creates a rule that assigns new leads of a brand or district',
        tags,
        body: assignmentBody,
        response: answers(assignmentAnswer),
      },
    },
    async (request) => ({
      success: true as const,
      data: await addAssignment(parts, guard.asker(request), request.body),
      message: 'Saved.',
    }),
  );
  app.delete(
    '/assignments/:id',
    {
      onRequest,
      schema: {
        summary: 'Deletes an assignment rule',
        tags,
        params: idParams,
        response: answers(deskDone),
      },
    },
    async (request) => {
      await removeAssignment(parts, guard.asker(request), request.params.id);
      return { success: true as const, data: null, message: 'Removed.' };
    },
  );
}

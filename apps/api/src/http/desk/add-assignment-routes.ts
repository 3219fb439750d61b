import {
  assignmentBody,
  assignmentResponse,
  assignmentsResponse,
  deskDone,
} from '@tractor-haat/api-client/contract';
import {
  addAssignment,
  listAssignments,
  removeAssignment,
} from '../../domain/desk/leads/add-assignment.ts';
import type { App } from '../server/app.ts';
import { toResponseSchemas } from '../server/to-response-schemas.ts';
import type { DeskRouteDeps } from './desk-route-deps.ts';
import { idParams } from './id-params.ts';

export function addAssignmentRoutes(app: App, deps: DeskRouteDeps): void {
  const { db, guard, tags } = deps;
  const onRequest = guard.requireRights('staff');
  app.get(
    '/assignments',
    {
      onRequest,
      schema: {
        summary: 'Lists the assignment rules',
        tags,
        response: toResponseSchemas(assignmentsResponse),
      },
    },
    async () => ({ success: true as const, data: await listAssignments(db), message: '' }),
  );
  app.post(
    '/assignments',
    {
      onRequest,
      schema: {
        summary: 'Creates a rule that assigns new leads of a brand or district',
        tags,
        body: assignmentBody,
        response: toResponseSchemas(assignmentResponse),
      },
    },
    async (request) => ({
      success: true as const,
      data: await addAssignment(deps, guard.getUser(request), request.body),
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
        response: toResponseSchemas(deskDone),
      },
    },
    async (request) => {
      await removeAssignment(deps, guard.getUser(request), request.params.id);
      return { success: true as const, data: null, message: 'Removed.' };
    },
  );
}

import { digestAnswer, digestBody } from '@tractor-haat/api-client/contract';
import { eq } from 'drizzle-orm';
import { staff } from '../../database/schema/staff.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import type { DeskRoutes } from './desk-routes.ts';

/** A dealer's settings of the daily mail. */
export function addDigestRoutes(app: App, { db, guard, tags }: DeskRoutes): void {
  const onRequest = guard.needs('webhooks');
  app.get(
    '/digest',
    { onRequest, schema: { summary: 'The day’s mail', tags, response: answers(digestAnswer) } },
    async (request) => {
      const [own] = await db
        .select({ on: staff.digest, language: staff.language })
        .from(staff)
        .where(eq(staff.id, guard.asker(request).id));
      if (own === undefined) throw new Error('staff is never deleted');
      return { success: true as const, data: own, message: '' };
    },
  );
  app.patch(
    '/digest',
    {
      onRequest,
      schema: {
        summary: 'Turns the day’s mail on or off, and says its language',
        tags,
        body: digestBody,
        response: answers(digestAnswer),
      },
    },
    async (request) => {
      const { on, language } = request.body;
      await db
        .update(staff)
        .set({ digest: on, language })
        .where(eq(staff.id, guard.asker(request).id));
      return { success: true as const, data: request.body, message: 'Saved.' };
    },
  );
}

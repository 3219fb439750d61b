import { answer } from '@tractor-haat/api-client/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { contentEdits } from '../../database/schema/content-edits.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';

const contentRevisionAnswer = answer(z.object({ revision: z.int() }));

/** Grows with every change that an editor makes: who keeps pages learns that they are old. */
export function addContentRevisionRoute(app: App, db: Database): void {
  app.get(
    '/api/v1/content-revision',
    {
      schema: {
        summary: 'Number of the newest change of content',
        tags: ['content'],
        response: answers(contentRevisionAnswer),
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const [newest] = await db
        .select({ revision: sql<number>`coalesce(max(${contentEdits.id}), 0)::int` })
        .from(contentEdits);
      return { data: { revision: newest?.revision ?? 0 } };
    },
  );
}

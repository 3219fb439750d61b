import { answer } from '@tractor-haat/api-client/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { contentEdits } from '../../database/schema/content-edits.ts';
import { changedSince } from '../../domain/content-tags/changed-since.ts';
import { duePosts } from '../../domain/posts/due-posts.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';

const contentRevisionQuery = z.object({
  /** The number that was told before: `changed` says what differs since. */
  since: z.coerce.number().min(0).max(Number.MAX_SAFE_INTEGER).multipleOf(1).optional(),
});

const contentRevisionAnswer = answer(
  z.object({
    revision: z.int(),
    /** Tags of what changed; null: anything may have. */
    changed: z.array(z.string()).nullable(),
  }),
);

/** More than ever go out between two changes. */
const POSTS = 10_000;

/** Grows with every change that an editor makes: who keeps pages learns which of them are old. */
export function addContentRevisionRoute(app: App, db: Database): void {
  const due = duePosts(db);
  app.get(
    '/api/v1/content-revision',
    {
      schema: {
        summary: 'Number of the newest change of content, and what changed since another',
        tags: ['content'],
        querystring: contentRevisionQuery,
        response: answers(contentRevisionAnswer),
      },
    },
    async ({ query: { since } }, reply) => {
      reply.header('cache-control', 'no-store');
      const [[newest], out] = await Promise.all([
        db
          .select({ revision: sql<number>`coalesce(max(${contentEdits.id}), 0)::int` })
          .from(contentEdits),
        due(),
      ]);
      // A post that goes out by itself is a change as well; it counts less than any edit that comes after.
      const revision = (newest?.revision ?? 0) * POSTS + (out % POSTS);
      return { data: { revision, changed: await changed(since, revision) } };
    },
  );

  /** Read after the number: at worst a change is told twice. */
  async function changed(since: number | undefined, revision: number): Promise<string[] | null> {
    // A database that was set back to an older state knows nothing of what came after.
    if (since === undefined || since > revision) return null;
    if (since === revision) return [];
    const tags = await changedSince(db, Math.floor(since / POSTS));
    if (tags === null || since % POSTS === revision % POSTS) return tags;
    return [...new Set([...tags, 'posts'])];
  }
}

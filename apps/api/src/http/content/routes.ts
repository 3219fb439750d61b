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
  /** The client's last number: `changed` lists the changes since. */
  since: z.coerce.number().min(0).max(Number.MAX_SAFE_INTEGER).multipleOf(1).optional(),
});

const contentRevisionAnswer = answer(
  z.object({
    revision: z.int(),
    /** Tags of the changes; null: anything may have changed. */
    changed: z.array(z.string()).nullable(),
  }),
);

/** Upper bound of scheduled posts between two edits. */
const POSTS = 10_000;

/** Grows with every edit, so that page caches can find stale pages. */
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
      // A scheduled post is a change too; it counts less than a later edit.
      const revision = (newest?.revision ?? 0) * POSTS + (out % POSTS);
      return { data: { revision, changed: await changed(since, revision) } };
    },
  );

  /** Read after the number: at worst a change is reported twice. */
  async function changed(since: number | undefined, revision: number): Promise<string[] | null> {
    // A restored older database does not know later changes.
    if (since === undefined || since > revision) return null;
    if (since === revision) return [];
    const tags = await changedSince(db, Math.floor(since / POSTS));
    if (tags === null || since % POSTS === revision % POSTS) return tags;
    return [...new Set([...tags, 'posts'])];
  }
}

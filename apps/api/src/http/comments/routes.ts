import {
  commentBody,
  commentsAnswer,
  postParams,
  savedAnswer,
} from '@tractor-haat/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { comments } from '../../database/schema/comments.ts';
import { live } from '../../database/schema/from-content.ts';
import { posts } from '../../database/schema/posts.ts';
import { keepWriting } from '../../domain/writing/keep-writing.ts';
import { refuseTold } from '../../shared/refuse-told.ts';
import { claimOf } from '../browser/claim-of.ts';
import { knowsNumber } from '../browser/known-from.ts';
import type { VisitorDeps } from '../browser/visitor-deps.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { cachePublicly } from '../server/caching.ts';
import { answerWriting } from '../writing/answer-writing.ts';

const MOST = 200;

export function addCommentRoutes(app: App, deps: VisitorDeps): void {
  const { db, clock } = deps;
  app.get(
    '/api/v1/posts/:slug/comments',
    {
      schema: {
        summary: 'Approved comments of a post, the oldest first',
        tags: ['posts'],
        params: postParams,
        response: answers(commentsAnswer),
      },
    },
    async ({ params }, reply) => {
      const rows = await db
        .select()
        .from(comments)
        .where(and(eq(comments.post_slug, params.slug), eq(comments.status, 'approved')))
        .orderBy(asc(comments.created_at))
        .limit(MOST);
      cachePublicly(reply);
      return {
        data: rows.map(({ id, name, text, language, created_at }) => ({
          id,
          name,
          text,
          language,
          written_on: created_at.toISOString().slice(0, 10),
        })),
      };
    },
  );
  app.post(
    '/api/blog_comment_save',
    {
      schema: {
        summary: 'A comment on a post; shown once a person has read it',
        tags: ['posts'],
        body: commentBody,
        response: answers(savedAnswer),
      },
    },
    async (request, reply) => {
      const { post, language, name, email, mobile, comment, website, waited_ms } = request.body;
      if (!(await exists(db, post))) throw refuseTold('not_there', 'NOT_FOUND');
      const fields = { name, mobile, email, text: comment };
      const row = {
        post_slug: post,
        language,
        name: name.trim(),
        email: email.trim(),
        mobile: mobile.trim(),
        proven: knowsNumber(request, mobile.trim(), deps),
        text: comment.trim(),
        created_at: clock(),
      };
      const claim = claimOf(request, reply, deps);
      const writing = { fields, website, waited_ms, address: request.ip, claim };
      const keep = (tx: Database) => tx.insert(comments).values(row);
      const checked = await keepWriting(deps, { ...writing, keep });
      const path = `/tractor-industry-news-blogs/${post}`;
      return answerWriting(request, reply, checked, { language, path, form: 'comment' });
    },
  );
}

async function exists(db: Database, slug: string): Promise<boolean> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(live(posts, eq(posts.slug, slug)))
    .limit(1);
  return rows.length > 0;
}

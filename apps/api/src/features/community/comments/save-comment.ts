import type { PostComment } from '@tractor-haat/api-client/contract';
import { localizePath } from '@tractor-haat/i18n';
import { and, asc, eq } from 'drizzle-orm';
import { isLive } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { toIndiaTime } from '../../../core/jobs/clock.ts';
import { posts } from '../../content/posts/tables.ts';
import { createModeratedKind } from '../moderation/moderated-kind.ts';
import {
  type FormMetadata,
  type SubmissionDeps,
  type SubmissionResult,
  saveSubmission,
} from '../moderation/save-submission.ts';
import { comments } from './tables.ts';

const MAX_COMMENTS = 200;

/** `proven` is true if the mobile number was verified in this browser. */
type NewComment = Pick<
  typeof comments.$inferSelect,
  'post_slug' | 'language' | 'name' | 'email' | 'mobile' | 'proven' | 'text'
>;

export function saveComment(
  deps: SubmissionDeps,
  comment: NewComment,
  form: FormMetadata,
): Promise<SubmissionResult> {
  const { name, email, mobile, text } = comment;
  const row = {
    ...comment,
    name: name.trim(),
    email: email.trim(),
    mobile: mobile.trim(),
    text: text.trim(),
    created_at: deps.clock(),
  };
  const fields = { name, mobile, email, text };
  return saveSubmission(deps, { ...form, fields, save: (tx) => tx.insert(comments).values(row) });
}

export async function listComments(db: Database, post: string): Promise<PostComment[]> {
  const rows = await db
    .select()
    .from(comments)
    .where(and(eq(comments.post_slug, post), eq(comments.status, 'approved')))
    .orderBy(asc(comments.created_at))
    .limit(MAX_COMMENTS);
  return rows.map(({ id, name, text, language, created_at }) => ({
    id,
    name,
    text,
    language,
    written_on: toIndiaTime(created_at).day,
  }));
}

export async function hasPost(db: Database, slug: string): Promise<boolean> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(isLive(posts, eq(posts.slug, slug)))
    .limit(1);
  return rows.length > 0;
}

export const moderatedComments = createModeratedKind('comment', comments, async (row) => ({
  by: row.name,
  about: row.post_slug,
  text: row.text,
  link: localizePath(row.language, `/tractor-industry-news-blogs/${row.post_slug}`),
}));

import { endpoints } from '@tractor-haat/api-client/contract';
import { createTranslatedError } from '../../../core/messages/http-error.ts';
import type { App } from '../../../core/server/app.ts';
import type { VisitorDeps } from '../../../core/visitor/read-cookie.ts';
import { isVerifiedBrowser, readIdempotencyClaim } from '../../../core/visitor/read-visitor.ts';
import { respondToSubmission } from '../moderation/respond-to-submission.ts';
import { hasPost, listComments, saveComment } from './save-comment.ts';

export function addCommentRoutes(app: App, deps: VisitorDeps): void {
  const { db } = deps;
  app.endpoint(endpoints.listComments, async ({ params }) => {
    if (!(await hasPost(db, params.slug)))
      throw createTranslatedError('resource_missing', 'NOT_FOUND');
    return { data: await listComments(db, params.slug) };
  });
  app.endpoint(endpoints.saveComment, async (request, reply) => {
    const { post, language, name, email, mobile, comment, website, elapsed_ms } = request.body;
    if (!(await hasPost(db, post))) throw createTranslatedError('resource_missing', 'NOT_FOUND');
    const isVerified = isVerifiedBrowser(request, mobile.trim(), deps);
    const result = await saveComment(
      deps,
      { post_slug: post, language, name, email, mobile, proven: isVerified, text: comment },
      {
        website,
        elapsed_ms,
        address: request.ip,
        claim: readIdempotencyClaim(request, reply, deps),
      },
    );
    return respondToSubmission(deps, request, reply, result, {
      language,
      path: `/tractor-industry-news-blogs/${post}`,
      form: 'comment',
      values: { name, email, mobile, comment },
    });
  });
}

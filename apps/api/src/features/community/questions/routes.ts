import { endpoints } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../core/database/database.ts';
import { createTranslatedError } from '../../../core/messages/http-error.ts';
import type { App } from '../../../core/server/app.ts';
import type { VisitorDeps } from '../../../core/visitor/read-cookie.ts';
import { isVerifiedBrowser, readIdempotencyClaim } from '../../../core/visitor/read-visitor.ts';
import { respondToSubmission } from '../moderation/respond-to-submission.ts';
import { listQuestions, requireQuestion } from './list-questions.ts';
import { hasQuestion, saveAnswer, saveQuestion } from './save-question.ts';

export function addQuestionRoutes(app: App, db: Database): void {
  app.endpoint(endpoints.listQuestions, async ({ query }) => ({
    data: await listQuestions(db, query),
  }));
  app.endpoint(endpoints.getQuestion, async ({ params, query }) => ({
    data: await requireQuestion(db, params.id, query.language),
  }));
}

export function addQuestionFormRoutes(app: App, deps: VisitorDeps): void {
  app.endpoint(endpoints.saveQuestion, async (request, reply) => {
    const { language, category, title, text, tractor, name, mobile } = request.body;
    const { website, elapsed_ms } = request.body;
    const isVerified = isVerifiedBrowser(request, mobile.trim(), deps);
    const result = await saveQuestion(
      deps,
      { language, category, title, text, tractor, name, mobile, proven: isVerified },
      {
        website,
        elapsed_ms,
        address: request.ip,
        claim: readIdempotencyClaim(request, reply, deps),
      },
    );
    return respondToSubmission(deps, request, reply, result, {
      language,
      path: '/tractors-question-hub',
      form: 'ask',
      values: { category, title, text, tractor, name, mobile },
    });
  });
  app.endpoint(endpoints.saveAnswer, async (request, reply) => {
    const { question_id, language, text, name, mobile, website, elapsed_ms } = request.body;
    if (!(await hasQuestion(deps.db, question_id)))
      throw createTranslatedError('resource_missing', 'NOT_FOUND');
    const isVerified = isVerifiedBrowser(request, mobile.trim(), deps);
    const result = await saveAnswer(
      deps,
      { question_id, language, text, name, mobile, proven: isVerified },
      {
        website,
        elapsed_ms,
        address: request.ip,
        claim: readIdempotencyClaim(request, reply, deps),
      },
    );
    return respondToSubmission(deps, request, reply, result, {
      language,
      path: `/tractors-question-hub/${question_id}`,
      form: 'answer',
      values: { text, name, mobile },
    });
  });
}

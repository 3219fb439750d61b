import {
  answerBody,
  questionBody,
  questionParams,
  questionQuery,
  questionResponse,
  questionsQuery,
  questionsResponse,
  submissionResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../../core/database/database.ts';
import { createTranslatedError } from '../../../core/messages/http-error.ts';
import { type App, cachePublicly, toResponseSchemas } from '../../../core/server/app.ts';
import type { VisitorDeps } from '../../../core/visitor/read-cookie.ts';
import { isVerifiedBrowser, readIdempotencyClaim } from '../../../core/visitor/read-visitor.ts';
import { respondToSubmission } from '../moderation/respond-to-submission.ts';
import { listQuestions, requireQuestion } from './list-questions.ts';
import { hasQuestion, saveAnswer, saveQuestion } from './save-question.ts';

export function addQuestionRoutes(app: App, db: Database): void {
  app.get(
    '/api/v1/questions',
    {
      schema: {
        summary: 'Lists the approved questions, newest first, 24 a page',
        tags: ['questions'],
        querystring: questionsQuery,
        response: toResponseSchemas(questionsResponse),
      },
    },
    async ({ query }, reply) => {
      const data = await listQuestions(db, query);
      cachePublicly(reply);
      return { data };
    },
  );
  app.get(
    '/api/v1/questions/:id',
    {
      schema: {
        summary: 'Returns a question with its answers, the accepted one first',
        tags: ['questions'],
        params: questionParams,
        querystring: questionQuery,
        response: toResponseSchemas(questionResponse),
      },
    },
    async ({ params, query }, reply) => {
      const data = await requireQuestion(db, params.id, query.language);
      cachePublicly(reply);
      return { data };
    },
  );
}

export function addQuestionFormRoutes(app: App, deps: VisitorDeps): void {
  app.post(
    '/api/question_save',
    {
      schema: {
        summary: 'Creates a question, hidden until a moderator approves it',
        tags: ['questions'],
        body: questionBody,
        response: toResponseSchemas(submissionResponse),
      },
    },
    async (request, reply) => {
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
    },
  );
  app.post(
    '/api/answer_save',
    {
      schema: {
        summary: 'Creates an answer to a question, hidden until a moderator approves it',
        tags: ['questions'],
        body: answerBody,
        response: toResponseSchemas(submissionResponse),
      },
    },
    async (request, reply) => {
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
    },
  );
}

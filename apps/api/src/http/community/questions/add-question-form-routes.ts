import { answerBody, questionBody, submissionResponse } from '@tractor-haat/api-client/contract';
import {
  hasQuestion,
  saveAnswer,
  saveQuestion,
} from '../../../domain/community/questions/save-question.ts';
import { createTranslatedError } from '../../../shared/create-translated-error.ts';
import type { App } from '../../server/app.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';
import { isVerifiedBrowser } from '../../visitor/read-code-requester.ts';
import { readIdempotencyClaim } from '../../visitor/read-idempotency-claim.ts';
import type { VisitorDeps } from '../../visitor/visitor-deps.ts';
import { respondToSubmission } from '../respond-to-submission.ts';

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

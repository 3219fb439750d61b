import {
  questionParams,
  questionQuery,
  questionResponse,
  questionsQuery,
  questionsResponse,
} from '@tractor-haat/api-client/contract';
import type { Database } from '../../../database/database.ts';
import { listQuestions } from '../../../domain/community/questions/list-questions.ts';
import { requireQuestion } from '../../../domain/community/questions/require-question.ts';
import type { App } from '../../server/app.ts';
import { cachePublicly } from '../../server/cache-publicly.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';

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

import { answerBody, questionBody, savedAnswer } from '@tractor-haat/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { answers as answersTable, questions } from '../../database/schema/questions.ts';
import { keepWriting } from '../../domain/writing/keep-writing.ts';
import { refuseTold } from '../../shared/refuse-told.ts';
import { claimOf } from '../browser/claim-of.ts';
import { knowsNumber } from '../browser/known-from.ts';
import type { VisitorDeps } from '../browser/visitor-deps.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { answerWriting } from '../writing/answer-writing.ts';

const MAX_TRACTOR_CHARACTERS = 80;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Visitors' questions and answers, for moderation. */
export function addAskRoutes(app: App, deps: VisitorDeps): void {
  const { db, clock } = deps;
  app.post(
    '/api/question_save',
    {
      schema: {
        summary: 'A question; shown once a person has read it',
        tags: ['questions'],
        body: questionBody,
        response: answers(savedAnswer),
      },
    },
    async (request, reply) => {
      const { language, category, title, text, tractor, name, mobile } = request.body;
      const { website, waited_ms } = request.body;
      const fields = { category, title, text, name, mobile };
      const row = {
        category,
        title: { [language]: title.trim() },
        text: { [language]: text.trim() },
        tractor: tractor.trim().slice(0, MAX_TRACTOR_CHARACTERS) || null,
        name: name.trim(),
        mobile: mobile.trim(),
        proven: knowsNumber(request, mobile.trim(), deps),
        asked_on: dayOf(clock()),
        created_at: clock(),
      };
      const claim = claimOf(request, reply, deps);
      const writing = { fields, website, waited_ms, address: request.ip, claim };
      const keep = (tx: Database) => tx.insert(questions).values(row);
      const checked = await keepWriting(deps, { ...writing, keep });
      return answerWriting(request, reply, checked, {
        language,
        path: '/tractors-question-hub',
        form: 'ask',
      });
    },
  );
  app.post(
    '/api/answer_save',
    {
      schema: {
        summary: 'An answer to a question; shown once a person has read it',
        tags: ['questions'],
        body: answerBody,
        response: answers(savedAnswer),
      },
    },
    async (request, reply) => {
      const { question_id, language, text, name, mobile, website, waited_ms } = request.body;
      const [question] = await db
        .select({ id: questions.id })
        .from(questions)
        .where(and(eq(questions.id, question_id), eq(questions.status, 'approved')));
      if (!question) throw refuseTold('not_there', 'NOT_FOUND');
      const fields = { text, name, mobile };
      const row = {
        question_id,
        text: { [language]: text.trim() },
        name: name.trim(),
        mobile: mobile.trim(),
        proven: knowsNumber(request, mobile.trim(), deps),
        answered_on: dayOf(clock()),
        created_at: clock(),
      };
      const claim = claimOf(request, reply, deps);
      const writing = { fields, website, waited_ms, address: request.ip, claim };
      const keep = (tx: Database) => tx.insert(answersTable).values(row);
      const checked = await keepWriting(deps, { ...writing, keep });
      return answerWriting(request, reply, checked, {
        language,
        path: `/tractors-question-hub/${question_id}`,
        form: 'answer',
      });
    },
  );
}

import { z } from 'zod';
import { QUESTION_CATEGORIES } from '../list-invalid-fields.ts';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { languageQuery } from './language.ts';
import { listPage, pageQuery } from './list-page.ts';
import { localText } from './local-text.ts';
import { text } from './text.ts';
import { answerBody, questionBody, submissionResponse } from './writing.contract.ts';

export const questionCategory = z.enum(QUESTION_CATEGORIES).meta({ id: 'QuestionCategory' });

/** GET /api/v1/questions, newest first. */
export const questionsQuery = z.object({
  page: pageQuery,
  language: languageQuery,
  category: questionCategory.optional(),
  q: text().trim().min(1).max(80).optional(),
  tractor: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be the number of a tractor')
    .transform(Number)
    .optional(),
});

/** A question in a list. Without a translation its texts are in the language of the author. */
export const questionCard = z
  .object({
    id: z.int().min(1),
    category: questionCategory,
    title: localText,
    text: localText,
    tractor: z.string().nullable(),
    name: z.string(),
    asked_on: z.iso.date(),
    votes: z.int().min(0),
    answers: z.int().min(0),
    solved: z.boolean(),
    demo: z.boolean(),
  })
  .meta({ id: 'QuestionCard' });

export const questionReply = z
  .object({
    id: z.int().min(1),
    text: localText,
    name: z.string(),
    answered_on: z.iso.date(),
    accepted: z.boolean(),
    votes: z.int().min(0),
    demo: z.boolean(),
  })
  .meta({ id: 'QuestionReply' });

/** GET /api/v1/questions/:id: the accepted answer comes first, then the others by number of votes. */
export const question = questionCard
  .extend({ replies: z.array(questionReply) })
  .meta({ id: 'Question' });

export const questionParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a whole number')
    .transform(Number),
});
export const questionQuery = z.object({ language: languageQuery });
export const questionsResponse = dataResponse(listPage(questionCard));
export const questionResponse = dataResponse(question);

export const questionEndpoints = defineEndpoints({
  listQuestions: {
    method: 'GET',
    path: '/api/v1/questions',
    summary: 'Lists the approved questions, newest first, 24 a page',
    tag: 'questions',
    query: questionsQuery,
    response: questionsResponse,
    cache: 'public',
  },
  getQuestion: {
    method: 'GET',
    path: '/api/v1/questions/:id',
    summary: 'Returns a question with its answers, the accepted one first',
    tag: 'questions',
    params: questionParams,
    query: questionQuery,
    response: questionResponse,
    cache: 'public',
  },
  saveQuestion: {
    method: 'POST',
    path: '/api/question_save',
    summary: 'Creates a question, hidden until a moderator approves it',
    tag: 'questions',
    body: questionBody,
    response: submissionResponse,
  },
  saveAnswer: {
    method: 'POST',
    path: '/api/answer_save',
    summary: 'Creates an answer to a question, hidden until a moderator approves it',
    tag: 'questions',
    body: answerBody,
    response: submissionResponse,
  },
});

export type QuestionsFilter = z.output<typeof questionsQuery>;
export type QuestionsQuery = Partial<QuestionsFilter>;
export type QuestionCard = z.output<typeof questionCard>;
export type QuestionReply = z.output<typeof questionReply>;
export type Question = z.output<typeof question>;
export type QuestionQuery = Partial<z.output<typeof questionQuery>> & { id: number };
export type QuestionsResponse = z.output<typeof questionsResponse>;
export type QuestionResponse = z.output<typeof questionResponse>;
export type QuestionsPage = QuestionsResponse['data'];

import type {
  Question,
  QuestionAnswer,
  QuestionQuery,
  QuestionsAnswer,
  QuestionsPage,
  QuestionsQuery,
} from '../contract/questions.ts';
import { type CallOptions, getJson } from './request.ts';

const PATH = '/api/v1/questions';

/** One page of questions, newest first. Throws `ApiError` 404 for a page after the last one. */
export async function listQuestions(
  query: QuestionsQuery = {},
  options: CallOptions = {},
): Promise<QuestionsPage> {
  return (await getJson<QuestionsAnswer>(PATH, query, options)).data;
}

/** One question; throws `ApiError` with status 404 when there is none of that name. */
export async function getQuestion(
  { id, ...query }: QuestionQuery,
  options: CallOptions = {},
): Promise<Question> {
  return (await getJson<QuestionAnswer>(`${PATH}/${id}`, query, options)).data;
}

import type {
  Question,
  QuestionAnswer,
  QuestionQuery,
  QuestionsAnswer,
  QuestionsPage,
  QuestionsQuery,
} from '../contract/questions.contract.ts';
import { type CallOptions, getJson } from './get-json.ts';

const QUESTIONS_PATH = '/api/v1/questions';

/** One page of questions, newest first. Throws `ApiError` 404 after the last page. */
export async function listQuestions(
  query: QuestionsQuery = {},
  options: CallOptions = {},
): Promise<QuestionsPage> {
  return (await getJson<QuestionsAnswer>(QUESTIONS_PATH, query, options)).data;
}

/** One question. Throws `ApiError` 404. */
export async function getQuestion(
  { id, ...query }: QuestionQuery,
  options: CallOptions = {},
): Promise<Question> {
  return (await getJson<QuestionAnswer>(`${QUESTIONS_PATH}/${id}`, query, options)).data;
}

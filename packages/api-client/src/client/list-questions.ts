import type {
  Question,
  QuestionQuery,
  QuestionResponse,
  QuestionsPage,
  QuestionsQuery,
  QuestionsResponse,
} from '../contract/questions.contract.ts';
import { type CallOptions, getJson } from './get-json.ts';

const QUESTIONS_PATH = '/api/v1/questions';

/** Fetches one page of questions, newest first. Throws `ApiError` 404 after the last page. */
export async function listQuestions(
  query: QuestionsQuery = {},
  options: CallOptions = {},
): Promise<QuestionsPage> {
  return (await getJson<QuestionsResponse>(QUESTIONS_PATH, query, options)).data;
}

/** Fetches a question with its answers. Throws `ApiError` 404 for an unknown id. */
export async function getQuestion(
  { id, ...query }: QuestionQuery,
  options: CallOptions = {},
): Promise<Question> {
  return (await getJson<QuestionResponse>(`${QUESTIONS_PATH}/${id}`, query, options)).data;
}

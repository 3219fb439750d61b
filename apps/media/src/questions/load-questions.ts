import {
  listQuestions,
  QUESTION_CATEGORIES,
  type QuestionCategory,
  type QuestionsPage,
} from '@tractor-haat/api-client';
import { type LoaderFunctionArgs, notFound } from '@tractor-haat/platform';
import { callApi, parsePageUrl, readPageNumber } from '../loading/call-api.ts';
import { loadFormValues } from '../moderated-form/load-form-values.ts';

export const MAX_SEARCH_LENGTH = 80;

export interface QuestionList {
  readonly category: QuestionCategory | null;
  readonly search: string;
  readonly result: QuestionsPage;
  /** Values by field of a question form that was submitted without JavaScript and rejected. */
  readonly values: Readonly<Record<string, string>> | undefined;
}

export async function loadQuestions({ request }: LoaderFunctionArgs): Promise<QuestionList> {
  const { language, query } = parsePageUrl(request);
  const topic = query.get('category');
  const category = QUESTION_CATEGORIES.find((option) => option === topic) ?? null;
  if (topic && !category) throw notFound();
  const search = (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  const result = await callApi(() =>
    listQuestions(
      {
        language,
        page: readPageNumber(query),
        ...(category ? { category } : {}),
        ...(search ? { q: search } : {}),
      },
      { signal: request.signal },
    ),
  );
  return { category, search, result, values: await loadFormValues(request) };
}

import type { AnswerBody, QuestionBody, SavedAnswer } from '../contract/writing.ts';
import { type CallOptions, postJson } from './request.ts';
import { succeeded } from './succeeded.ts';

/** Sends a question to the moderator. Throws `ApiError`: 400 for a broken rule, 429 for too many. */
export function saveQuestion(body: QuestionBody, options: CallOptions = {}): Promise<SavedAnswer> {
  return succeeded(postJson<SavedAnswer>('/api/question_save', body, options));
}

/** Sends an answer to a question to the moderator. */
export function saveAnswer(body: AnswerBody, options: CallOptions = {}): Promise<SavedAnswer> {
  return succeeded(postJson<SavedAnswer>('/api/answer_save', body, options));
}

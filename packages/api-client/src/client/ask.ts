import type { AnswerBody, QuestionBody, SavedAnswer } from '../contract/writing.ts';
import { type CallOptions, postJson } from './request.ts';
import { succeeded } from './succeeded.ts';

/** Submits a question for moderation. Throws `ApiError`: 400 for a validation error, 429 when rate limited. */
export function saveQuestion(body: QuestionBody, options: CallOptions = {}): Promise<SavedAnswer> {
  return succeeded(postJson<SavedAnswer>('/api/question_save', body, options));
}

/** Submits an answer for moderation. Throws `ApiError` like `saveQuestion`. */
export function saveAnswer(body: AnswerBody, options: CallOptions = {}): Promise<SavedAnswer> {
  return succeeded(postJson<SavedAnswer>('/api/answer_save', body, options));
}

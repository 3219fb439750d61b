import type { AnswerBody, QuestionBody, SubmissionResponse } from '../contract/writing.contract.ts';
import { type CallOptions, postJson } from './get-json.ts';
import { requireSuccess } from './require-success.ts';

/** Submits a question for moderation. Throws `ApiError` 400 for a validation error, and 429 after too many requests. */
export function saveQuestion(
  body: QuestionBody,
  options: CallOptions = {},
): Promise<SubmissionResponse> {
  return requireSuccess(postJson<SubmissionResponse>('/api/question_save', body, options));
}

/** Submits an answer for moderation. Throws `ApiError` 400 for a validation error, and 429 after too many requests. */
export function saveAnswer(
  body: AnswerBody,
  options: CallOptions = {},
): Promise<SubmissionResponse> {
  return requireSuccess(postJson<SubmissionResponse>('/api/answer_save', body, options));
}

import {
  type ErrorCode,
  NOTEBOOK_MESSAGES,
  type NotebookReason,
} from '@tractor-haat/api-client/contract';
import { Refusal } from '../../../shared/refusal.ts';

export function refuseNotebook(
  reason: NotebookReason,
  code: ErrorCode,
  retryAfterSeconds?: number,
): Refusal {
  const sentence = NOTEBOOK_MESSAGES[reason];
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return new Refusal(code, sentence.en, { reason, sentence, ...wait });
}

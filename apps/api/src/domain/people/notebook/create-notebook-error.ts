import {
  type ErrorCode,
  NOTEBOOK_MESSAGES,
  type NotebookReason,
} from '@tractor-haat/api-client/contract';
import { HttpError } from '../../../shared/http-error.ts';

export function createNotebookError(
  reason: NotebookReason,
  code: ErrorCode,
  retryAfterSeconds?: number,
): HttpError {
  const translations = NOTEBOOK_MESSAGES[reason];
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return new HttpError(code, translations.en, { reason, translations, ...wait });
}

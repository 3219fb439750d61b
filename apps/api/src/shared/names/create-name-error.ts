import { NAME_MESSAGES, type NameReason } from '@tractor-haat/api-client/contract';
import { HttpError } from '../http-error.ts';

export function createNameError(
  reason: NameReason,
  code: 'BAD_REQUEST' | 'NOT_FOUND' = 'BAD_REQUEST',
  field?: string,
) {
  const translations = NAME_MESSAGES[reason];
  const validationErrors = field === undefined ? {} : { faults: { [field]: reason } };
  return new HttpError(code, translations.en, { reason, translations, ...validationErrors });
}

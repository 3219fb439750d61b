import {
  isNameReason,
  NAME_MESSAGES,
  REQUEST_MESSAGES,
  type RequestReason,
} from '@tractor-haat/api-client/contract';
import { callerLanguage, type Language } from '@tractor-haat/i18n';
import type { FastifyError, FastifyRequest } from 'fastify';
import { readMessageLanguage } from './read-message-language.ts';

const PARSER_ERROR_REASONS: Readonly<Record<string, RequestReason>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'body_unreadable',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body_empty',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'body_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'body_cut',
};

type MalformedBodyDetails = { message: string; reason: string; faults?: Record<string, string> };

export function describeMalformedBody(
  error: FastifyError,
  request: FastifyRequest,
): MalformedBodyDetails | undefined {
  const { validation, validationContext } = error;
  const language = readResponseLanguage(request);
  if (validation === undefined) {
    const reason = findParserReason(error);
    return reason && { message: REQUEST_MESSAGES[reason][language], reason };
  }
  const isBody = validationContext === 'body';
  if (isBody && !isObject(request.body))
    return { message: REQUEST_MESSAGES.body_unreadable[language], reason: 'body_unreadable' };
  const queryOrParams = validationContext === 'params' ? request.params : request.query;
  const validationErrors = readFieldErrors(validation, isBody ? request.body : queryOrParams);
  const nameReason = validation.map(({ message }) => message).find(isNameReason);
  if (nameReason !== undefined)
    return {
      message: NAME_MESSAGES[nameReason][language],
      reason: nameReason,
      faults: validationErrors,
    };
  const reason = isBody ? 'invalid_fields' : 'invalid_url';
  return { message: REQUEST_MESSAGES[reason][language], reason, faults: validationErrors };
}

/** For `__proto__` in a body, the JSON parser throws a `SyntaxError` without a code. */
function findParserReason(error: FastifyError): RequestReason | undefined {
  return (
    PARSER_ERROR_REASONS[error.code] ??
    (error instanceof SyntaxError ? 'body_unreadable' : undefined)
  );
}

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readFieldErrors(invalid: NonNullable<FastifyError['validation']>, values: unknown) {
  const validationErrors: Record<string, string> = {};
  for (const { instancePath, keyword, message } of invalid) {
    const field = instancePath.split('/')[1] ?? '';
    if (field === '' || Object.hasOwn(validationErrors, field)) continue;
    const isPresent = typeof values === 'object' && values !== null && Object.hasOwn(values, field);
    // The message of some schemas is a reason, which is translated. Other messages are zod's, in English.
    if (isNameReason(message)) validationErrors[field] = message;
    else if (!isPresent) validationErrors[field] = 'field_missing';
    else validationErrors[field] = keyword === 'too_big' ? 'field_long' : 'field_wrong';
  }
  return validationErrors;
}

export function readResponseLanguage(request: FastifyRequest): Language {
  const { headers } = request;
  return callerLanguage({
    language: readMessageLanguage(request),
    accepts: headers['accept-language'],
    from: headers.referer,
  });
}

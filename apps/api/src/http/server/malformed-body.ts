import {
  isNameReason,
  NAME_SENTENCES,
  type NameReason,
  REQUEST_SENTENCES,
  type RequestReason,
} from '@tractor-haat/api-client/contract';
import { callerLanguage, type Language } from '@tractor-haat/i18n';
import type { FastifyError, FastifyRequest } from 'fastify';

/** What Fastify finds wrong with a body before anyone has looked into it. */
const REASONS: Readonly<Record<string, RequestReason>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'body_unreadable',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body_empty',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'body_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'body_cut',
};

/** What people and programs are told of it. */
type Told = { message: string; reason: string; faults?: Record<string, string> };

/** What to say of a body that breaks the contract, or of a name that is missing; undefined for all other failures. */
export function malformedBody(error: FastifyError, request: FastifyRequest): Told | undefined {
  const { validation, validationContext, code } = error;
  if (validation !== undefined) {
    const named = validation.map(({ message }) => message).find(isNameReason);
    if (validationContext === 'body') return wrongFields(validation, named, request);
    return named && { message: NAME_SENTENCES[named][languageOf(request)], reason: named };
  }
  // A body that poisons prototypes is refused by the parser, which gives its errors no code.
  const reason = REASONS[code] ?? (error instanceof SyntaxError ? 'body_unreadable' : undefined);
  return reason && { message: REQUEST_SENTENCES[reason][languageOf(request)], reason };
}

function wrongFields(
  wrong: NonNullable<FastifyError['validation']>,
  named: NameReason | undefined,
  request: FastifyRequest,
): Told {
  const { body } = request;
  const language = languageOf(request);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { message: REQUEST_SENTENCES.body_unreadable[language], reason: 'body_unreadable' };
  }
  const faults: Record<string, string> = {};
  for (const { instancePath, keyword, message } of wrong) {
    const field = instancePath.split('/')[1] ?? '';
    if (field === '' || Object.hasOwn(faults, field)) continue;
    // A rule of the contract may name its sentence; what zod says by itself is for nobody to read.
    if (isNameReason(message)) faults[field] = message;
    else if (!Object.hasOwn(body, field)) faults[field] = 'field_missing';
    else faults[field] = keyword === 'too_big' ? 'field_long' : 'field_wrong';
  }
  if (named !== undefined)
    return { message: NAME_SENTENCES[named][language], reason: named, faults };
  return { message: REQUEST_SENTENCES.fields_wrong[language], reason: 'fields_wrong', faults };
}

/** The language to answer a request in, also one that could not be read. */
export function languageOf({ body, query, headers }: FastifyRequest): Language {
  return callerLanguage({
    said: languageIn(body) ?? languageIn(query),
    accepts: headers['accept-language'],
    from: headers.referer,
  });
}

function languageIn(given: unknown): unknown {
  return typeof given === 'object' && given !== null && 'language' in given
    ? given.language
    : undefined;
}

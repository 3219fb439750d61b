import { HttpError } from '../../../shared/http-error.ts';
import { toEditorFields } from './to-editor-fields.ts';

export type FieldError = { field: string; reason: string };

/** A 400 with an error for each field, under the editors' field names. */
export function createFieldsError(errors: readonly FieldError[]): HttpError {
  const reasons = errors.map(({ field, reason }): [string, string] => {
    const [name = '', ...part] = field.split('.');
    return [[Object.keys(toEditorFields({ [name]: null }))[0], ...part].join('.'), reason];
  });
  const details = reasons.map(([field, reason]) => `${field}: ${reason}`).join('; ');
  return new HttpError('BAD_REQUEST', details, {
    reason: 'fields_wrong',
    faults: Object.fromEntries(reasons),
  });
}

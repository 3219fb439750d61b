import { HttpError } from '../../../shared/http-error.ts';
import { toEditorFields } from './to-editor-fields.ts';

export type FieldError = { field: string; reason: string };

/** Creates a 400 whose `faults` have the field names of the editor. */
export function createFieldsError(errors: readonly FieldError[]): HttpError {
  const reasons = errors.map(({ field, reason }): [string, string] => {
    const [storedName = '', ...path] = field.split('.');
    const [editorName] = Object.keys(toEditorFields({ [storedName]: null }));
    return [[editorName, ...path].join('.'), reason];
  });
  const details = reasons.map(([field, reason]) => `${field}: ${reason}`).join('; ');
  return new HttpError('BAD_REQUEST', details, {
    reason: 'invalid_fields',
    faults: Object.fromEntries(reasons),
  });
}

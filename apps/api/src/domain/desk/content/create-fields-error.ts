import { HttpError } from '../../../shared/http-error.ts';
import { toEditorFields } from './to-editor-fields.ts';

export type FieldError = { field: string; reason: string };

/** Creates a 400 in which each error has the name of its field in the editor. */
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

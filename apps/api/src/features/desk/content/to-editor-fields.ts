import { HttpError } from '../../../core/messages/http-error.ts';
import type { EntityRow } from '../../content/catalogue-rows/entity.ts';

const FIELD_NAMES: readonly [editorName: string, storedName: string][] = [
  ['price_min', 'price_min_inr'],
  ['price_max', 'price_max_inr'],
];

const renameFields = (row: EntityRow, names: ReadonlyMap<string, string>): EntityRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [names.get(name) ?? name, value]));

const EDITOR_NAMES = new Map(
  FIELD_NAMES.map(([editorName, storedName]) => [storedName, editorName]),
);
const STORED_NAMES = new Map(FIELD_NAMES);

export const toEditorFields = (row: EntityRow): EntityRow => renameFields(row, EDITOR_NAMES);
export const toStoredFields = (row: EntityRow): EntityRow => renameFields(row, STORED_NAMES);

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

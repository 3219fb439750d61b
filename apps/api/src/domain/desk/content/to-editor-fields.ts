import type { EntityRow } from '../../catalogue/catalogue-data/entity.ts';

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

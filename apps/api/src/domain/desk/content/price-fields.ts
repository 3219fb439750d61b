import type { EntityRow } from '../../catalogue/catalogue-data/entity.ts';

/** Field names in the desk, and in tables and files. */
const NAMES: readonly [string, string][] = [
  ['price_min', 'price_min_inr'],
  ['price_max', 'price_max_inr'],
];

const renamed = (row: EntityRow, names: ReadonlyMap<string, string>): EntityRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [names.get(name) ?? name, value]));

const SHOWN = new Map(NAMES.map(([editorName, stored]) => [stored, editorName]));
const STORED = new Map(NAMES);

export const toDisplayed = (row: EntityRow): EntityRow => renamed(row, SHOWN);
export const toStored = (row: EntityRow): EntityRow => renamed(row, STORED);

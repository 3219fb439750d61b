import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../core/files/repository-root.ts';
import { SEEDED_ENTITIES } from '../features/content/catalogue-rows/catalogue-entities.ts';
import { createMediaContentFolder, writePost } from './media-content.ts';

export const TEXT_MARKER = 'Zorbatron';

type Row = Record<string, unknown>;

const ROW_FILTERS: Readonly<Record<string, (row: Row) => boolean>> = {
  'tractor-brands': ({ slug }) => slug === 'mahindra' || slug === 'swaraj',
  tractors: ({ slug }) => slug === 'mahindra-575-di' || slug === 'swaraj-744-fe',
  'tyre-brands': ({ slug }) => slug === 'mrf',
  tyres: ({ brand }) => brand === 'mrf',
  'used-tractors': ({ tractor }) => tractor === 'mahindra/mahindra-575-di',
  dealers: ({ brand }) => brand === 'mahindra',
  reviews: ({ tractor }) => tractor === 'mahindra/mahindra-575-di',
  comparisons: ({ key }) => key === 'mahindra-575-di-vs-swaraj-744-fe',
};

/** Rows of every kind, with `TEXT_MARKER` in their texts. */
export function createWholeContentFolder(): string {
  const folder = createMediaContentFolder();
  for (const number of [1, 2, 3]) writePost(folder, number, TEXT_MARKER);
  for (const { name } of SEEDED_ENTITIES) {
    const file = path.join(repositoryRoot, 'content', `${name}.json`);
    const rows: Row[] = JSON.parse(readFileSync(file, 'utf8'));
    const isSelected = ROW_FILTERS[name] ?? (() => true);
    writeRows(folder, name, rows.filter(isSelected));
  }
  for (const name of OTHER_FILES) {
    const file = path.join(folder, `${name}.json`);
    if (existsSync(file)) writeRows(folder, name, JSON.parse(readFileSync(file, 'utf8')));
  }
  return folder;
}

/** Simulates a release that removes all content. */
export function createEmptyContentFolder(): string {
  const folder = createMediaContentFolder();
  const names = [...SEEDED_ENTITIES.map(({ name }) => name), ...OTHER_FILES];
  for (const name of names) writeFileSync(path.join(folder, `${name}.json`), '[]');
  rmSync(path.join(folder, 'posts'), { recursive: true });
  return folder;
}

const OTHER_FILES = [
  'implement-types',
  'implement-brands',
  'implements',
  'videos',
  'reels',
  'stories',
  'subsidies',
  'questions',
  'playlists',
];

function writeRows(folder: string, name: string, rows: readonly Row[]): void {
  const text = JSON.stringify(rows.map((row) => addMarkerToRow(row)));
  writeFileSync(path.join(folder, `${name}.json`), text);
}

const TEXT_FIELDS = new Set(['name', 'title', 'model', 'text', 'lender', 'words', 'source']);

function addMarkerToRow(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      TEXT_FIELDS.has(field) ? addMarker(value) : value,
    ]),
  );
}

function addMarker(value: unknown): unknown {
  // In a fragment, the marker leaves a URL valid.
  if (typeof value === 'string')
    return `${value}${/^https?:/.test(value) ? '#' : ' '}${TEXT_MARKER}`;
  if (Array.isArray(value)) return value.map(addMarker);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, addMarker(item)]));
}

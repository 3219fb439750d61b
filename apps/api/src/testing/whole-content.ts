import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SEEDED_ENTITIES } from '../domain/catalogue/catalogue-data/catalogue-entities.ts';
import { repositoryRoot } from '../shared/repository-root.ts';
import { mediaContentFolder, writePost } from './media-content.ts';

/** Marker in every text of `wholeContent`, and nowhere else. */
export const MARK = 'Zorbatron';

type Row = Record<string, unknown>;

/** For each kind of the catalogue: the rows of the editors' first comparison and related ones. */
const CHOSEN: Readonly<Record<string, (row: Row) => boolean>> = {
  'tractor-brands': ({ slug }) => slug === 'mahindra' || slug === 'swaraj',
  tractors: ({ slug }) => slug === 'mahindra-575-di' || slug === 'swaraj-744-fe',
  'tyre-brands': ({ slug }) => slug === 'mrf',
  tyres: ({ brand }) => brand === 'mrf',
  'used-tractors': ({ tractor }) => tractor === 'mahindra/mahindra-575-di',
  dealers: ({ brand }) => brand === 'mahindra',
  reviews: ({ tractor }) => tractor === 'mahindra/mahindra-575-di',
  comparisons: ({ key }) => key === 'mahindra-575-di-vs-swaraj-744-fe',
};

/** A content folder with rows of every kind, with the marker in their texts. */
export function wholeContent(): string {
  const folder = mediaContentFolder();
  for (const number of [1, 2, 3]) writePost(folder, number, MARK);
  for (const { name } of SEEDED_ENTITIES) {
    const file = path.join(repositoryRoot, 'content', `${name}.json`);
    const rows: Row[] = JSON.parse(readFileSync(file, 'utf8'));
    const isChosen = CHOSEN[name] ?? (() => true);
    writeRows(folder, name, rows.filter(isChosen));
  }
  for (const name of OTHER_FILES) {
    const file = path.join(folder, `${name}.json`);
    if (existsSync(file)) writeRows(folder, name, JSON.parse(readFileSync(file, 'utf8')));
  }
  return folder;
}

/** The same folder without rows, like a release that removed everything. */
export function emptyContent(): string {
  const folder = mediaContentFolder();
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
  const text = JSON.stringify(rows.map((row) => marked(row)));
  writeFileSync(path.join(folder, `${name}.json`), text);
}

/** Fields with text for readers. */
const TEXTS = new Set(['name', 'title', 'model', 'text', 'lender', 'words', 'source']);

function marked(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      TEXTS.has(field) ? withMark(value) : value,
    ]),
  );
}

function withMark(value: unknown): unknown {
  // An address must stay valid.
  if (typeof value === 'string') return value + (/^https?:/.test(value) ? '#' : ' ') + MARK;
  if (Array.isArray(value)) return value.map(withMark);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withMark(one)]));
}

import fs from 'node:fs/promises';
import path from 'node:path';
import { computeIntegrity } from './compute-integrity.ts';
import type { ArtifactRecord } from './parse-record.ts';
import { isCompressible } from './publish/precompress.ts';
import { storeLayout } from './store-layout.ts';

const fileExists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

async function findFileError(file: string, expected: string): Promise<string | null> {
  const content = await fs.readFile(file).catch(() => null);
  if (!content) return 'missing';
  return computeIntegrity(content) === expected ? null : 'changed';
}

const SHARED_TYPES = 'shared types';

const toTypesEntry = (
  folder: string,
  { file, integrity }: NonNullable<ArtifactRecord['types']>,
): [label: string, file: string, integrity: string] => [
  SHARED_TYPES,
  path.join(folder, file),
  integrity,
];

/** Hashes all stored files of a version. Returns the errors, or an empty list if all files are intact. */
export async function findArtifactErrors(store: string, record: ArtifactRecord): Promise<string[]> {
  const { name, version } = record;
  const folder = storeLayout.files(store, name, version);
  const expected: [label: string, file: string, integrity: string][] = [
    [
      'server bundle',
      path.join(storeLayout.server(store, name, version), record.server.file),
      record.server.integrity,
    ],
    ...(record.types ? [toTypesEntry(storeLayout.server(store, name, version), record.types)] : []),
    ...Object.entries(record.files).map(([file, { integrity }]): [string, string, string] => [
      file,
      path.join(folder, file),
      integrity,
    ]),
  ];
  const errors = await Promise.all(
    expected.map(async ([label, file, integrity]) => {
      const error = await findFileError(file, integrity);
      if (error) return `${label} is ${error}`;
      if (label === 'server bundle' || label === SHARED_TYPES || !isCompressible(file)) return null;
      const hasCompressedCopies =
        (await fileExists(`${file}.br`)) && (await fileExists(`${file}.gz`));
      return hasCompressedCopies ? null : `${label} has no compressed copy`;
    }),
  );
  return errors.filter((error) => error !== null);
}

/** Compares only the size, because a hash would require reading the file. */
async function findQuickError(file: string, bytes: number): Promise<string | null> {
  const stats = await fs.stat(file).catch(() => null);
  if (!stats) return 'missing';
  return stats.size === bytes ? null : 'changed';
}

/**
 * Checks that all files of a version exist with their size, and hashes one of them. Returns the first error, or null.
 *
 * @param randomValue 0 (inclusive) to 1 (exclusive); selects the file to hash
 */
export async function findSampleError(
  store: string,
  { name, version, server, files }: ArtifactRecord,
  randomValue: number,
): Promise<string | null> {
  const folder = storeLayout.files(store, name, version);
  const all = [
    {
      ...server,
      label: server.file,
      file: path.join(storeLayout.server(store, name, version), server.file),
    },
    ...Object.entries(files).map(([label, facts]) => ({
      ...facts,
      label,
      file: path.join(folder, label),
    })),
  ];
  for (const { label, file, bytes } of all) {
    const error = await findQuickError(file, bytes);
    if (error) return `${label} is ${error}`;
  }
  const sample = all[Math.floor(randomValue * all.length)];
  const error = sample && (await findFileError(sample.file, sample.integrity));
  return error ? `${sample.label} is ${error}` : null;
}

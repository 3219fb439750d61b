import fs from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from './fingerprint.ts';
import { isCompressible } from './publish/precompress.ts';
import type { ArtifactRecord } from './record.ts';
import { storeLayout } from './store-layout.ts';

const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

async function findFileProblem(file: string, expected: string): Promise<string | null> {
  const content = await fs.readFile(file).catch(() => null);
  if (!content) return 'missing';
  return integrityOf(content) === expected ? null : 'changed';
}

const SHARED_TYPES = 'shared types';

const typesEntry = (
  folder: string,
  { file, integrity }: NonNullable<ArtifactRecord['types']>,
): [label: string, file: string, integrity: string] => [
  SHARED_TYPES,
  path.join(folder, file),
  integrity,
];

/** Errors in a version's files in the store, one per line; empty if intact. */
export async function findArtifactProblems(
  store: string,
  record: ArtifactRecord,
): Promise<string[]> {
  const { name, version } = record;
  const folder = storeLayout.files(store, name, version);
  const expected: [label: string, file: string, integrity: string][] = [
    [
      'server bundle',
      path.join(storeLayout.server(store, name, version), record.server.file),
      record.server.integrity,
    ],
    ...(record.types ? [typesEntry(storeLayout.server(store, name, version), record.types)] : []),
    ...Object.entries(record.files).map(([file, { integrity }]): [string, string, string] => [
      file,
      path.join(folder, file),
      integrity,
    ]),
  ];
  const problems = await Promise.all(
    expected.map(async ([label, file, integrity]) => {
      const problem = await findFileProblem(file, integrity);
      if (problem) return `${label} is ${problem}`;
      if (label === 'server bundle' || label === SHARED_TYPES || !isCompressible(file)) return null;
      const packed = (await exists(`${file}.br`)) && (await exists(`${file}.gz`));
      return packed ? null : `${label} has no compressed copy`;
    }),
  );
  return problems.filter((problem) => problem !== null);
}

/** Error of one file by existence and size. */
async function findQuickProblem(file: string, bytes: number): Promise<string | null> {
  const found = await fs.stat(file).catch(() => null);
  if (!found) return 'missing';
  return found.size === bytes ? null : 'changed';
}

/**
 * Quick check of a version in the store: all files exist with their size, and one random file has
 * its digest. Returns the first error, or null.
 *
 * @param chance 0 to 1; selects the file to hash
 */
export async function findSampleProblem(
  store: string,
  { name, version, server, files }: ArtifactRecord,
  chance: number,
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
    const problem = await findQuickProblem(file, bytes);
    if (problem) return `${label} is ${problem}`;
  }
  const one = all[Math.floor(chance * all.length)];
  const problem = one && (await findFileProblem(one.file, one.integrity));
  return problem ? `${one.label} is ${problem}` : null;
}

import fs from 'node:fs/promises';
import path from 'node:path';
import { computeIntegrity } from '../compute-integrity.ts';
import type { ArtifactRecord } from '../parse-record.ts';
import { storeLayout } from '../store-layout.ts';
import { isCompressible } from './write-artifact.ts';

/** Hashes all stored files of a version. Returns the errors, or an empty list if all files are intact. */
export async function findArtifactErrors(store: string, record: ArtifactRecord): Promise<string[]> {
  const { name, version, server, types, files } = record;
  const browserFolder = storeLayout.files(store, name, version);
  const serverFolder = storeLayout.server(store, name, version);
  const findServerFileError = async (label: string, file: string, integrity: string) => {
    const error = await findFileError(path.join(serverFolder, file), integrity);
    return error && `${label} is ${error}`;
  };
  const errors = await Promise.all([
    findServerFileError('server bundle', server.file, server.integrity),
    types && findServerFileError('shared types', types.file, types.integrity),
    ...Object.entries(files).map(([file, { integrity }]) =>
      findBrowserFileError(browserFolder, file, integrity),
    ),
  ]);
  return errors.filter((error) => error !== null);
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
  const browserFolder = storeLayout.files(store, name, version);
  const serverFolder = storeLayout.server(store, name, version);
  const checkedFiles = [
    { ...server, label: server.file, file: path.join(serverFolder, server.file) },
    ...Object.entries(files).map(([label, expected]) => ({
      ...expected,
      label,
      file: path.join(browserFolder, label),
    })),
  ];
  for (const { label, file, bytes } of checkedFiles) {
    const error = await findSizeError(file, bytes);
    if (error) return `${label} is ${error}`;
  }
  const sample = checkedFiles[Math.floor(randomValue * checkedFiles.length)];
  const error = sample && (await findFileError(sample.file, sample.integrity));
  return error ? `${sample.label} is ${error}` : null;
}

async function findBrowserFileError(
  folder: string,
  name: string,
  integrity: string,
): Promise<string | null> {
  const file = path.join(folder, name);
  const error = await findFileError(file, integrity);
  if (error) return `${name} is ${error}`;
  if (!isCompressible(name)) return null;
  const hasCompressedCopies = (await fileExists(`${file}.br`)) && (await fileExists(`${file}.gz`));
  return hasCompressedCopies ? null : `${name} has no compressed copy`;
}

async function findFileError(file: string, integrity: string): Promise<string | null> {
  const content = await fs.readFile(file).catch(() => null);
  if (!content) return 'missing';
  return computeIntegrity(content) === integrity ? null : 'changed';
}

/** Compares only the size, because a hash would require reading the file. */
async function findSizeError(file: string, bytes: number): Promise<string | null> {
  const stats = await fs.stat(file).catch(() => null);
  if (!stats) return 'missing';
  return stats.size === bytes ? null : 'changed';
}

const fileExists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

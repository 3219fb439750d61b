import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { StartupError } from '../../core/startup-error.ts';

const runFile = promisify(execFile);

const MANIFEST_FILE = 'manifest.json';
const MAX_LISTED_FILES = 5;

const manifestSchema = z.object({
  format: z.literal(1),
  made_at: z.string(),
  database: z.enum(['embedded', 'postgresql']),
  /** SHA-256 of every file except the manifest, by its path in the archive. */
  files: z.record(z.string(), z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

export async function packArchive(
  folder: string,
  file: string,
  details: Pick<Manifest, 'made_at' | 'database'>,
): Promise<void> {
  const manifest: Manifest = { format: 1, ...details, files: await computeChecksums(folder) };
  await writeFile(path.join(folder, MANIFEST_FILE), JSON.stringify(manifest, null, 2), {
    mode: 0o600,
  });
  const temporaryFile = `${file}.unfinished`;
  await writeFile(temporaryFile, '', { mode: 0o600 });
  await runFile('tar', ['-cf', temporaryFile, '-C', folder, '.']);
  await chmod(temporaryFile, 0o600);
  await rename(temporaryFile, file);
}

/** Throws `StartupError` if a file is missing, damaged or unexpected. */
export async function unpackArchive(file: string, folder: string): Promise<Manifest> {
  try {
    await runFile('tar', ['-xf', file, '-C', folder]);
  } catch (cause) {
    throw new StartupError(`${file} cannot be read as an archive.`, { cause });
  }
  const source = await readFile(path.join(folder, MANIFEST_FILE), 'utf8').catch(() => '{}');
  const manifest = manifestSchema.safeParse(parseJson(source));
  if (!manifest.success) throw new StartupError(`${file} is not a backup of this program.`);
  const checksums = await computeChecksums(folder);
  const names = new Set([...Object.keys(checksums), ...Object.keys(manifest.data.files)]);
  const damaged = [...names].filter((name) => checksums[name] !== manifest.data.files[name]);
  if (damaged.length > 0) {
    throw new StartupError(
      `${file} is damaged, nothing was restored: the checksum differs for ${damaged.slice(0, MAX_LISTED_FILES).join(', ')}.`,
    );
  }
  return manifest.data;
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return null;
  }
}

async function computeChecksums(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const checksums: [path: string, checksum: string][] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join('/');
    if (name !== MANIFEST_FILE) checksums.push([name, await computeChecksum(file)]);
  }
  return Object.fromEntries(checksums.sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function computeChecksum(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { computeIntegrity } from '../compute-integrity.ts';
import type { ArtifactFile, ArtifactRecord } from '../parse-record.ts';
import { storeLayout } from '../store-layout.ts';
import { syncFolder, writeDurably } from '../write-durably.ts';
import type { BuildOutput, BuiltFile } from './read-build-output.ts';

const compressBrotli = promisify(zlib.brotliCompress);
const compressGzip = promisify(zlib.gzip);

/** True for text files. Fonts and pictures are already compressed. */
export const isCompressible = (file: string) =>
  /\.(js|mjs|css|json|svg|html|txt|xml|map|webmanifest)$/.test(file);

/** Compression level: `max` for releases, `min` for development, where speed matters more than size. */
export type Effort = 'max' | 'min';

const COMPRESSION_LEVELS = {
  max: { brotli: 11, gzip: 9 },
  min: { brotli: 1, gzip: 1 },
} as const;

/** Compresses a file once at publication, so that servers send these copies. */
export async function precompress(
  content: Buffer,
  effort: Effort = 'max',
): Promise<{ br: Buffer; gz: Buffer }> {
  const level = COMPRESSION_LEVELS[effort];
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: level.brotli,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    compressBrotli(content, { params }),
    compressGzip(content, { level: level.gzip }),
  ]);
  return { br, gz };
}

/** Stored with the server files, because browsers do not need it. The types gate reads it. */
const TYPES_FILE = 'types.json';

export type ArtifactFiles = Pick<ArtifactRecord, 'files' | 'types'>;

/**
 * Writes a build and its compressed copies into `folder/browser` and `folder/server`. Returns their sizes and hashes
 * for the record.
 */
export async function writeArtifact(
  folder: string,
  build: BuildOutput,
  effort: Effort,
  types: string | null,
): Promise<ArtifactFiles> {
  const browser = path.join(folder, 'browser');
  const server = path.join(folder, 'server');
  await fs.mkdir(browser, { recursive: true });
  await writeDurably(path.join(server, build.server.file), build.server.content);
  if (types !== null) await writeDurably(path.join(server, TYPES_FILE), types);
  const fileEntries = await Promise.all(
    build.browser.map(
      async (built): Promise<[string, ArtifactFile]> => [
        built.file,
        await writeBrowserFile(browser, built, effort),
      ],
    ),
  );
  await Promise.all([syncFolder(browser), syncFolder(server)]);
  return {
    files: Object.fromEntries(fileEntries),
    types:
      types === null
        ? null
        : { file: TYPES_FILE, integrity: computeIntegrity(types), bytes: Buffer.byteLength(types) },
  };
}

/**
 * Moves `folder/browser` and `folder/server` into the store. A damaged folder of the version is first moved into
 * `folder`.
 */
export async function moveVersionIntoStore(
  folder: string,
  store: string,
  { name, version }: { readonly name: string; readonly version: string },
): Promise<void> {
  const targets = {
    browser: storeLayout.files(store, name, version),
    server: storeLayout.server(store, name, version),
  };
  for (const [part, target] of Object.entries(targets))
    await moveFolder(path.join(folder, part), target, path.join(folder, `old-${part}`));
}

async function writeBrowserFile(
  folder: string,
  built: BuiltFile,
  effort: Effort,
): Promise<ArtifactFile> {
  const { file, content, integrity, csp } = built;
  const target = path.join(folder, file);
  await writeDurably(target, content);
  let brotli_bytes = content.length;
  if (isCompressible(file)) {
    const { br, gz } = await precompress(content, effort);
    await Promise.all([writeDurably(`${target}.br`, br), writeDurably(`${target}.gz`, gz)]);
    brotli_bytes = br.length;
  }
  return { integrity, bytes: content.length, brotli_bytes, ...(csp ? { csp } : {}) };
}

async function moveFolder(from: string, to: string, backup: string): Promise<void> {
  await fs.mkdir(path.dirname(to), { recursive: true });
  await fs.rename(to, backup).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await fs.rename(from, to);
  await syncFolder(path.dirname(to));
}

import { z } from 'zod';
import { integritySchema } from '../core/app-name-schema.ts';
import { computeDigest } from '../core/compute-integrity.ts';
import { createPatternSchema } from '../core/parse-json.ts';
import { RegistryError } from '../core/registry-error.ts';

/** Far above the size of a build. Larger uploads are rejected. */
export const UPLOAD_LIMITS = {
  files: 1000,
  file_bytes: 8 * 1024 * 1024,
  all_bytes: 64 * 1024 * 1024,
} as const;

/** Path of the shared types among the uploaded files. */
export const TYPES_FILE = 'types.json';

const SINGLE_FILES = [
  'remote.json',
  'shell.json',
  'package.json',
  TYPES_FILE,
  'dist/server/main.cjs',
];

/** A name that begins with a letter, a digit or "_", so that no path is hidden or outside the folder. */
const PATH_SEGMENT = '[A-Za-z0-9_][A-Za-z0-9._-]{0,120}';

/** Permitted files of a build by path from the folder of the app, such as `dist/browser/media.page.js`. */
const BUILD_FILE_PATTERN = new RegExp(
  `^(${SINGLE_FILES.join('|').replaceAll('.', '\\.')}|dist/browser(/${PATH_SEGMENT}){1,4})$`,
);
const COMPRESSED_PATTERN = /\.(br|gz)$/;

const fileSchema = z.object({
  file: createPatternSchema(BUILD_FILE_PATTERN, 'a file of a build, by its path in the app').refine(
    (file) => !COMPRESSED_PATTERN.test(file),
    'must be a file of a build: the registry creates compressed copies',
  ),
  integrity: integritySchema,
  bytes: z.int().min(0).max(UPLOAD_LIMITS.file_bytes),
});

/** Body of the request that starts an upload: the commit, and all files with their hashes and sizes in bytes. */
export const descriptionSchema = z
  .object({
    git_commit: createPatternSchema(/^[0-9a-f]{40}([0-9a-f]{24})?$/, 'a commit of git').nullable(),
    files: z.array(fileSchema).min(1).max(UPLOAD_LIMITS.files),
  })
  .refine(
    ({ files }) => files.reduce((sum, { bytes }) => sum + bytes, 0) <= UPLOAD_LIMITS.all_bytes,
    `must be at most ${UPLOAD_LIMITS.all_bytes} bytes in all`,
  );

export type UploadDescription = z.infer<typeof descriptionSchema>;

/** Derives the id from the description, so that a retry resumes the upload. */
export function createUploadId({ git_commit, files }: UploadDescription): string {
  const lines = files.map(({ file, integrity: hash, bytes }) => `${file} ${hash} ${bytes}`).sort();
  return computeDigest([git_commit ?? '', ...lines]).slice(0, 32);
}

/** Throws a RegistryError if a path is listed twice, or if a path is both a file and a folder. */
export function requireDistinctPaths({ files }: UploadDescription): void {
  const paths = new Set<string>();
  for (const { file } of files) {
    // Paths that differ only in case are one file on some file systems.
    const lowerCasePath = file.toLowerCase();
    if (paths.has(lowerCasePath)) throw new RegistryError(`${file} is listed twice.`);
    paths.add(lowerCasePath);
  }
  for (const lowerCasePath of paths) {
    const segments = lowerCasePath.split('/');
    for (let length = 1; length < segments.length; length += 1)
      if (paths.has(segments.slice(0, length).join('/')))
        throw new RegistryError(`${lowerCasePath} is below a file.`);
  }
}

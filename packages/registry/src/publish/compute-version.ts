import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { computeDigest, computeIntegrity } from '../compute-integrity.ts';
import { createPatternSchema, parseJson } from '../parse-json.ts';
import type { Manifest } from '../read-manifest.ts';
import type { BuildOutput } from './read-build-output.ts';

const VERSION_DIGITS = 12;

const packageSchema = z.object({
  version: createPatternSchema(/^\d+\.\d+\.\d+(-[a-z0-9.]+)?$/, 'a version such as "0.1.0"'),
});

/**
 * Derives the version from the content only, so publishing the same build again changes nothing. Returns it with the
 * full digest, of which the version contains the first 12 digits.
 */
export async function computeVersion(
  appFolder: string,
  manifest: Manifest,
  build: BuildOutput,
  types: string | null,
): Promise<{ version: string; digest: string }> {
  const file = path.join(appFolder, 'package.json');
  const base = parseJson(await fs.readFile(file, 'utf8'), packageSchema, file).version;
  const digest = computeDigest([
    ...build.browser.flatMap((built) => [built.file, built.integrity]),
    `server/${build.server.file}`,
    build.server.integrity,
    JSON.stringify(manifest),
    JSON.stringify([build.groups, build.shared, build.provides]),
    ...(types === null ? [] : [computeIntegrity(types)]),
  ]);
  return { version: `${base}-${digest.slice(0, VERSION_DIGITS)}`, digest };
}

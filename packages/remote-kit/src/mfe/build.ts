import fs from 'node:fs';
import path from 'node:path';
import { compile } from '@tractor-haat/tooling/compile';
import type { LocalRemote } from './read-local-remote.ts';

/**
 * Runs `mfe build`: compiles the remote into `dist/`, for browsers and for the site server. Returns false on failure.
 */
export async function build({ name, folder }: LocalRemote): Promise<boolean> {
  const startedAt = performance.now();
  // webpack does not delete files of an earlier build.
  fs.rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
  const isBuilt = await compile(path.join(folder, 'webpack.config.mjs'));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(isBuilt ? `${name} built in ${seconds} s` : `${name} did not build.`);
  return isBuilt;
}

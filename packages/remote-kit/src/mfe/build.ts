import fs from 'node:fs';
import path from 'node:path';
import { compile } from '@tractor-haat/tooling/compile';
import type { LocalRemote } from './read-local-remote.ts';

/** `mfe build`: for browsers and for the site server, into `dist/`. Answers whether it was built. */
export async function build({ name, folder }: LocalRemote): Promise<boolean> {
  const started = performance.now();
  // Nothing of a build before may look like one of now.
  fs.rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
  const isBuilt = await compile(path.join(folder, 'webpack.config.mjs'));
  const took_s = ((performance.now() - started) / 1000).toFixed(1);
  console.log(isBuilt ? `${name} built in ${took_s} s` : `${name} did not build.`);
  return isBuilt;
}

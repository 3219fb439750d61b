import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run/paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { shellConfig, webpack } from './configs.mjs';

/** Builds the shell for browsers; the server uses its last build. */
export async function buildShell(folder, cacheDirectory) {
  const compiler = webpack(await shellConfig(folder, cacheDirectory));
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error?.message ?? (stats.hasErrors() && stats.toString('errors-only'));
      compiler.close(() => (failure ? reject(new PlainFailure(failure)) : resolve(undefined)));
    });
  });
  const shell = path.join(root, 'apps', 'shell');
  for (const file of ['shell.json', 'package.json', path.join('dist', 'server', 'main.cjs')]) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.copyFileSync(path.join(shell, file), path.join(folder, file));
  }
}

import os from 'node:os';
import path from 'node:path';
import { run } from './cli/run.ts';

const root = path.resolve(import.meta.dirname, '../../..');

// Until a command has said how it ended, it has not: a process that runs out of work is no success.
process.exitCode = 1;
process.exitCode = await run(process.argv.slice(2), {
  store: path.resolve(process.env.STORE_DIR ?? path.join(root, '.data', 'store')),
  appsFolder: path.resolve(process.env.APPS_DIR ?? path.join(root, 'apps')),
  login: process.env.MFE_USER ?? os.userInfo().username,
  site: process.env.PUBLIC_ORIGIN || `http://localhost:${process.env.PORT || 3000}`,
  // Another program: the registry knows nothing of the site that it delivers.
  smoke: [process.execPath, path.resolve(root, process.env.SMOKE_SCRIPT ?? 'tools/smoke.mjs')],
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
});

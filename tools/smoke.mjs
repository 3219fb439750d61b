// `node tools/smoke.mjs --store … --env … --candidate <record>` tests a published version with the live versions of the
// other apps. On failure it prints the errors and exits with 1.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './run/run-command.mjs';
import { createCandidateStore } from './smoke/create-candidate-store.mjs';
import { createConfinedCommand } from './smoke/create-confined-command.mjs';
import { findPagePaths } from './smoke/find-page-paths.mjs';
import { startSmokeServers } from './smoke/start-smoke-servers.mjs';
import { visitPages } from './smoke/visit-pages.mjs';

const { values } = parseArgs({
  options: { store: { type: 'string' }, env: { type: 'string' }, candidate: { type: 'string' } },
});

/** This check runs first, because it is the fastest and its message contains the location of the error. */
async function tryLoading(store, env, { name, version }) {
  const { file, args, options } = createConfinedCommand(
    'apps/site-server/src/try-loading-main.ts',
    store,
  );
  const versionArgs = ['--store', store, '--env', env, '--name', name, '--version', version];
  const { code, output } = await runCommand(file, [...args, ...versionArgs], options);
  if (code !== 0) throw new Error(output.trim());
}

async function main() {
  const { store = '', env = 'production', candidate = '' } = values;
  const record = JSON.parse(fs.readFileSync(candidate, 'utf8'));
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'smoke-'));
  // The unprivileged account needs access to the store below this folder.
  fs.chmodSync(folder, 0o711);
  let servers = null;
  try {
    const candidateStore = createCandidateStore(folder, store, env, record);
    await tryLoading(candidateStore, env, record);
    servers = await startSmokeServers(folder, candidateStore, env);
    const { remotes } = await (await fetch(`${servers.site}/__health/ready`)).json();
    const failed = Object.entries(remotes).find(([, state]) => state !== 'ok');
    if (failed) throw new Error(`${failed[0]}: ${failed[1]}`);
    const { addresses, unreached } = await findPagePaths(servers.site, record);
    const errors = await visitPages(servers.site, addresses);
    if (errors.length > 0) throw new Error(errors.join('\n'));
    const note = unreached.length ? `; no address found for ${unreached.join(' ')}` : '';
    console.log(`${addresses.length} pages of ${record.name} rendered and hydrated${note}`);
  } finally {
    await servers?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

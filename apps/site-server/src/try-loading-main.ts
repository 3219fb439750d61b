/**
 * `node try-loading-main.ts --store … --env … --name … --version …` checks whether this server can
 * load a version. It runs confined, because the code is untrusted. With exit code 1 it prints the
 * reason.
 */
import { parseArgs } from 'node:util';
import { parseEnvironmentName, readRecord } from '@tractor-haat/registry';
import { confineNetwork } from './confine-network.ts';
import { confineProcess } from './confine-process.ts';
import { tryLoading } from './release/try-loading.ts';

const option = { type: 'string', default: '' } as const;
const { values } = parseArgs({
  options: { store: option, env: option, name: option, version: option },
});
const { store, env, name, version } = values;

await confineNetwork();
confineProcess();
const record = await readRecord(store, name, version);
const failure = await tryLoading(store, parseEnvironmentName(env), record);
if (failure) console.error(failure);
// Handles that the bundle opened must not keep the process alive.
process.exit(failure ? 1 : 0);

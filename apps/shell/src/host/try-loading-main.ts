/**
 * `node try-loading-main.ts --store … --env … --name … --version …`: whether this server could run a version.
 * A confined process, because what it runs is not trusted yet. Exit code 1: it says why not.
 */
import { parseArgs } from 'node:util';
import { environmentName, readRecord } from '@tractor-haat/registry';
import { confineProcess } from './confine-process.ts';
import { tryLoading } from './release/try-loading.ts';

const option = { type: 'string', default: '' } as const;
const { values } = parseArgs({
  options: { store: option, env: option, name: option, version: option },
});
const { store, env, name, version } = values;

confineProcess();
const record = await readRecord(store, name, version);
const fault = await tryLoading(store, environmentName(env), record);
if (fault) console.error(fault);
// What a bundle has started must not keep this process.
process.exit(fault ? 1 : 0);

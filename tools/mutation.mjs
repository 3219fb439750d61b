// `npm run test:mutation -- [target …]`: mutation tests (docs/testing.md).
import './run/node-version.mjs';
import path from 'node:path';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { root } from './run/paths.mjs';
import { fail, PlainFailure } from './run/plain-failure.mjs';
import { runCommand } from './run/run-command.mjs';
import { mutationTargets } from './test/mutation-targets.mjs';
import { getToolchain } from './toolchain/get-toolchain.mjs';

async function main() {
  await ensureInstalled();
  const targetNames = Object.keys(mutationTargets);
  const names = process.argv.length > 2 ? process.argv.slice(2) : targetNames;
  const unknown = names.find((name) => !targetNames.includes(name));
  if (unknown)
    throw new PlainFailure(`There is no target "${unknown}": ${targetNames.join(', ')}.`);
  const failed = [];
  for (const name of names) {
    console.log(`\n── ${name}`);
    const stryker = path.join(root, 'node_modules', '.bin', 'stryker');
    const env = { ...getToolchain().env, MUTATION_TARGET: name };
    const { code } = await runCommand(stryker, ['run', 'stryker.config.mjs'], { env, show: true });
    if (code !== 0) failed.push(name);
  }
  if (failed.length > 0) throw new PlainFailure(`Below 85 %, or not run: ${failed.join(', ')}.`);
}

main().catch(fail);

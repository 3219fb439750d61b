// `node tools/run.mjs <command> …` runs a command of the workspace with the project's Node.
import './run/node-version.mjs';
import path from 'node:path';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { root } from './run/paths.mjs';
import { fail, PlainFailure } from './run/plain-failure.mjs';
import { runCommand } from './run/run-command.mjs';
import { getToolchain } from './toolchain/get-toolchain.mjs';

async function main() {
  // Replaced when the command ends. A process that exits earlier, because its event loop is empty, has failed.
  process.exitCode = 1;
  const [file, ...args] = process.argv.slice(2);
  if (!file) throw new PlainFailure('Name the command to run.');
  await ensureInstalled();
  const { env } = getToolchain();
  const local = path.join(root, 'node_modules', '.bin');
  const search = env.PATH.split(path.delimiter);
  const PATH = [...search.slice(0, 2), local, ...search.slice(2)].join(path.delimiter);
  const { code } = await runCommand(file, args, {
    cwd: process.cwd(),
    env: { ...env, PATH },
    show: true,
  });
  process.exitCode = code;
}

main().catch(fail);

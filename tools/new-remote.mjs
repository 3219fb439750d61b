// `npm run new:remote -- <name>` creates a working remote with tests.
import './run/node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { scaffoldRemote } from './new-remote/scaffold-remote.mjs';
import { root } from './run/paths.mjs';
import { fail, PlainFailure } from './run/plain-failure.mjs';
import { getLastLines, runCommand } from './run/run-command.mjs';
import { runStep } from './run/run-step.mjs';
import { getToolchain } from './toolchain/get-toolchain.mjs';

/** Links the dependencies of the remote and updates the lock file. Nothing is downloaded. */
async function link() {
  const { pnpm, env } = getToolchain();
  const args = ['install', '--offline', '--no-frozen-lockfile'];
  const { code, output } = await runCommand(pnpm, args, { env: { ...env, CI: 'true' } });
  if (code !== 0) throw new PlainFailure(`pnpm could not link it:\n${getLastLines(output)}`);
}

/** Formats the remote, because line breaks depend on the length of its name. */
async function format(name) {
  const biome = path.join(root, 'node_modules', '.bin', 'biome');
  const { code, output } = await runCommand(biome, ['check', '--write', `apps/${name}`]);
  if (code !== 0) throw new PlainFailure(`biome could not format it:\n${getLastLines(output)}`);
}

async function main() {
  const [name, ...surplus] = process.argv.slice(2);
  if (!name || surplus.length > 0)
    throw new PlainFailure('Name one remote: npm run new:remote -- loans');
  await ensureInstalled();
  const files = scaffoldRemote(name);
  try {
    await runStep('link', link);
    await runStep('format', () => format(name));
  } catch (error) {
    fs.rmSync(path.join(root, 'apps', name), { recursive: true, force: true });
    throw error;
  }
  for (const file of files) console.log(`  ${file}`);
  console.log(`
Its page is /${name}. To see it: npm run dev -- --only ${name}
To deliver it:
  npm run build -- ${name}
  npm run mfe -- publish ${name}
  npm run mfe -- promote ${name}@<version>`);
}

main().catch(fail);

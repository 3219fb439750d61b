// `npm run release [site|api|registry|jobs …]` creates a folder and a tar of each program below .data/release.
import './run/node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { installDependencies } from './install/install-dependencies.mjs';
import { createRelease } from './release/create-release.mjs';
import { RELEASE_PROGRAMS } from './release/release-programs.mjs';
import { getDataFolder } from './run/paths.mjs';
import { fail, PlainFailure } from './run/plain-failure.mjs';
import { getLastLines, runCommand } from './run/run-command.mjs';
import { runStep } from './run/run-step.mjs';
import { installToolchain } from './toolchain/install-toolchain.mjs';

async function pack(folder) {
  const file = `${folder}.tar.gz`;
  const args = ['-czf', file, '--owner=0', '--group=0', '-C', path.dirname(folder)];
  const { code, output } = await runCommand('tar', [...args, path.basename(folder)]);
  if (code !== 0) throw new PlainFailure(`tar could not pack ${folder}:\n${getLastLines(output)}`);
  return `${(fs.statSync(file).size / 1e6).toFixed(1)} MB`;
}

async function main() {
  const programNames = process.argv.slice(2);
  const unknown = programNames.find((name) => !Object.hasOwn(RELEASE_PROGRAMS, name));
  if (unknown !== undefined)
    throw new PlainFailure(
      `There is no program "${unknown}": ${Object.keys(RELEASE_PROGRAMS).join(', ')}.`,
    );
  await runStep('toolchain', () => installToolchain());
  await runStep('dependencies', () => installDependencies());
  for (const name of programNames.length > 0 ? programNames : Object.keys(RELEASE_PROGRAMS)) {
    const folder = path.join(getDataFolder(), 'release', name);
    await runStep(name, async () => {
      await createRelease(RELEASE_PROGRAMS[name], folder);
      return `${folder}, ${await pack(folder)} packed`;
    });
  }
}

main().catch(fail);

// `npm run pack:kit [-- --to <folder>]` packs the packages for external teams.
import './run/node-version.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installDependencies } from './install/install-dependencies.mjs';
import { packKit } from './kit/pack-kit.mjs';
import { getDataFolder } from './run/paths.mjs';
import { fail } from './run/plain-failure.mjs';
import { withPreparationLock } from './run/with-preparation-lock.mjs';
import { installToolchain } from './toolchain/install-toolchain.mjs';

async function main() {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const to = path.resolve(values.to ?? path.join(getDataFolder(), 'kit', 'packs'));
  await installToolchain();
  const packs = await withPreparationLock(async () => {
    await installDependencies();
    return packKit(to);
  });
  for (const pack of packs) console.log(path.join(to, pack));
}

main().catch(fail);

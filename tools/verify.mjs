// `npm run verify`: what must hold before a change is shown to others, apart from the tests.
import './run/node-version.mjs';
import { installDependencies } from './install/dependencies.mjs';
import { fail } from './run/plain-failure.mjs';
import { whilePreparing } from './run/preparation.mjs';
import { installToolchain } from './toolchain/install-toolchain.mjs';
import { runChecks } from './verify/checks.mjs';

async function main() {
  // The lock of a preparation is held by a process of the toolchain's Node.
  await installToolchain();
  await whilePreparing(() => installDependencies());
  process.exitCode = (await runChecks()) ? 0 : 1;
}

main().catch(fail);

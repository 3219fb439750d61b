// `pnpm verify`: what must hold before a change is shown to others, apart from the tests.
import './run/node-version.mjs';
import { installDependencies } from './install/dependencies.mjs';
import { fail } from './run/plain-failure.mjs';
import { whilePreparing } from './run/preparation.mjs';
import { installToolchain } from './toolchain/install-toolchain.mjs';
import { runChecks } from './verify/checks.mjs';

async function main() {
  await whilePreparing(async () => {
    await installToolchain();
    await installDependencies();
  });
  process.exitCode = (await runChecks()) ? 0 : 1;
}

main().catch(fail);

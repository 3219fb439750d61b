// `npm run verify` runs all static checks.
import './run/node-version.mjs';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { fail } from './run/plain-failure.mjs';
import { runChecks } from './verify/run-checks.mjs';

async function main() {
  await ensureInstalled();
  process.exitCode = (await runChecks()) ? 0 : 1;
}

main().catch(fail);

import { whilePreparing } from '../run/preparation.mjs';
import { installToolchain } from '../toolchain/install-toolchain.mjs';
import { areInstalled, installDependencies } from './dependencies.mjs';

/**
 * Installs Node, pnpm and all dependencies unless they are installed, so that every script of package.json works as the
 * first command in a fresh clone. Reports on the standard error: the standard output belongs to the command.
 */
export async function ensureInstalled() {
  await installToolchain();
  if (areInstalled()) return;
  console.error('Installing dependencies …');
  await whilePreparing(() => installDependencies());
}

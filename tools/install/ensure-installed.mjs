import { withPreparationLock } from '../run/with-preparation-lock.mjs';
import { installToolchain } from '../toolchain/install-toolchain.mjs';
import { areInstalled, installDependencies } from './install-dependencies.mjs';

/**
 * Installs Node, pnpm and all dependencies if missing, so that every script of package.json works in a fresh clone.
 * Reports on stderr, because stdout belongs to the command.
 */
export async function ensureInstalled() {
  await installToolchain();
  if (areInstalled()) return;
  console.error('Installing dependencies …');
  await withPreparationLock(() => installDependencies());
}

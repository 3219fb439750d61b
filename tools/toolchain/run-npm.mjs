import path from 'node:path';
import { explainFailure, PlainFailure } from '../run/plain-failure.mjs';
import { runCommand } from '../run/run-command.mjs';

/** Prefers the npm that started this process to the npm in `PATH`. */
export async function runNpm(args, options) {
  const npmFile = process.env.npm_execpath;
  const isNpm = npmFile && path.basename(npmFile) === 'npm-cli.js';
  const result = isNpm
    ? await runCommand(process.execPath, [npmFile, ...args], options)
    : await runCommand('npm', args, options);
  if (result.code === 127)
    throw new PlainFailure('npm is missing: install it beside Node (it usually comes with it).');
  return result;
}

/**
 * Checks whether npm's registry is reachable before an installation, because npm and pnpm retry for minutes. A registry
 * that responds but has no ping endpoint counts as reachable.
 * @returns {Promise<string | null>} null, or the error message
 */
export async function findRegistryError() {
  const args = ['ping', '--fetch-retries=0', '--fetch-timeout=10000', '--loglevel=error'];
  const { code, output } = await runNpm(args);
  return code === 0 ? null : explainFailure(output);
}

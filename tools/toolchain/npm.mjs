import path from 'node:path';
import { command } from '../run/command.mjs';
import { explainFailure, PlainFailure } from '../run/plain-failure.mjs';

/** Prefers the npm that started this process to the npm in `PATH`. */
export async function npm(args, options) {
  const npmFile = process.env.npm_execpath;
  const isNpm = npmFile && path.basename(npmFile) === 'npm-cli.js';
  const result = isNpm
    ? await command(process.execPath, [npmFile, ...args], options)
    : await command('npm', args, options);
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
  const { code, output } = await npm(args);
  return code === 0 ? null : explainFailure(output);
}

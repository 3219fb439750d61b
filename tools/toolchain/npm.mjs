import path from 'node:path';
import { command } from '../run/command.mjs';
import { explainFailure, PlainFailure } from '../run/plain-failure.mjs';

/** Runs the npm of this process, or the one in the path. */
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
 * Whether the registry that npm is set up for can be reached. Asked before an installation: npm and
 * pnpm themselves try for minutes before they give up. A registry that answers, but knows no ping,
 * is reached.
 * @returns {Promise<string | null>} null, or the sentence about what is wrong
 */
export async function findRegistryError() {
  const args = ['ping', '--fetch-retries=0', '--fetch-timeout=10000', '--loglevel=error'];
  const { code, output } = await npm(args);
  return code === 0 ? null : explainFailure(output);
}

import childProcess from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { getDataFolder, root } from '../run/paths.mjs';

/** Drawing must end soon, so that the processor is free a minute after the start. */
export const MAX_SECONDS = 40;

/**
 * Draws the pictures of the home page and of the first page of each list in a background process. Pages show SVG
 * drawings until their pictures are drawn.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
export function drawFirstPages(node, env, spawn = childProcess.spawn) {
  const log = path.join(getDataFolder(), 'logs', 'drawings.log');
  fs.mkdirSync(path.dirname(log), { recursive: true });
  const output = fs.openSync(log, 'w');
  const command = path.join(root, 'apps/api/src/commands/draw-ahead.ts');
  const child = spawn(node, [command, '--first', '--seconds', String(MAX_SECONDS)], {
    cwd: root,
    env: { ...env, SUPERVISED: '1' },
    stdio: ['ignore', output, output, 'ipc'],
    // Ctrl-C must signal only this process, which stops the child.
    detached: true,
  });
  fs.closeSync(output);
  child.once('error', (error) =>
    console.log(`  the pictures of the first pages are not drawn: ${error.message}`),
  );
  return { stop: () => child.kill('SIGTERM') };
}

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { dataFolder, root } from '../run/paths.mjs';
import { toolchainOf } from '../toolchain/toolchain-of.mjs';
import { MALLOC } from './memory.mjs';

/**
 * Draws the pictures of pages in the background with low priority. Not a server: unfinished
 * pictures are drawn at the next start, and pages show the SVG drawings until then.
 */
export function drawAhead() {
  const { node, env } = toolchainOf();
  const log = path.join(dataFolder(), 'logs', 'drawings.log');
  fs.mkdirSync(path.dirname(log), { recursive: true });
  const output = fs.openSync(log, 'w');
  const child = spawn(node, [path.join(root, 'apps/api/src/commands/draw-ahead/main.ts')], {
    cwd: root,
    env: { ...MALLOC, ...env, DATA_DIR: dataFolder(), SUPERVISED: '1' },
    stdio: ['ignore', output, output, 'ipc'],
    // Ctrl-C signals only this process, which stops the child.
    detached: true,
  });
  fs.closeSync(output);
  child.once('error', (error) => console.log(`  pictures are not drawn ahead: ${error.message}`));
  return { stop: () => child.kill('SIGTERM') };
}

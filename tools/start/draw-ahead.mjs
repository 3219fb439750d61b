import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { dataFolder, root } from '../run/paths.mjs';
import { toolchainOf } from '../toolchain/toolchain-of.mjs';
import { MALLOC } from './memory.mjs';

/**
 * Draws the pictures that pages name, beside the running site and after everything else that the machine has to do.
 * It is no server: what it does not come to is drawn at the next start, and until then pages show the drawings themselves.
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
    // Ctrl-C reaches us alone, and we end it.
    detached: true,
  });
  fs.closeSync(output);
  child.once('error', (error) => console.log(`  pictures are not drawn ahead: ${error.message}`));
  return { stop: () => child.kill('SIGTERM') };
}

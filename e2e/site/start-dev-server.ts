import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { findFreePort, root } from './server-process.ts';
import type { WorkspaceCopy } from './workspace-copy.ts';

/** Runs `npm run dev` on a copy of the sources. Other sections and the data come from the deployment `against`. */
export async function startDevServer({ file }: WorkspaceCopy, only: string, against: string) {
  const shell = path.join('apps', 'shell', 'dist');
  fs.cpSync(path.join(root, shell), file(shell), { recursive: true });
  const port = await findFreePort();
  const child = spawn(
    process.execPath,
    [file(path.join('tools', 'dev.mjs')), '--only', only, '--against', against],
    {
      cwd: file('.'),
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: file('.data'),
        API_BASE: '',
        STORE_DIR: '',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  await waitUntilLive(child);
  return { address: `http://localhost:${port}`, stop: () => stopProcess(child) };
}

/** Resolves when the process reports that it is live. Rejects with its output if it exits. */
function waitUntilLive(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => {
        output += data;
        if (/is served from its sources/.test(output)) resolve();
      });
    child.once('exit', () => reject(new Error(`npm run dev does not become ready:\n${output}`)));
  });
}

async function stopProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

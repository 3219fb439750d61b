import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findFreePort, root } from './server-process.ts';

/** Replays recorded responses of the API from memory, so that load tests measure only the site server. */
export async function startRecordedApi(api: string) {
  const port = await findFreePort();
  const script = path.join(root, 'tools', 'bench', 'recorded-api.mjs');
  const child = spawn(process.execPath, [script, String(port), api], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && !(await isReady()))
    await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    address,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createContentFolder } from './create-content-folder.ts';

const MAIN_PATH = path.resolve(import.meta.dirname, '../main.ts');

type ApiProcess = { child: ChildProcess; address: string };

export function createApiProcesses() {
  const children: ChildProcess[] = [];
  /** `main` is the path of the program. `output` contains both output streams. */
  function start(dataDir: string, variables: Record<string, string> = {}, main = MAIN_PATH) {
    const env = {
      ...process.env,
      DATABASE_URL: '',
      PORT: '0',
      OTP_PROVIDER: 'outbox',
      DATA_DIR: dataDir,
      CONTENT_DIR: createContentFolder(),
      STOP_NOTICE_SECONDS: '0',
      ...variables,
    };
    const child = spawn(process.execPath, [main], { env });
    children.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const ended = once(child, 'close').then(([code]) => ({ code, output }));
    const listening = new Promise<ApiProcess>((resolve, reject) => {
      child.stdout.on('data', () => {
        const [, address] = /listening at (http:[^"]+)/.exec(output) ?? [];
        if (address !== undefined) resolve({ child, address });
      });
      ended.then(() => reject(new Error(output)));
    });
    // A test of a failed start awaits only `ended`.
    listening.catch(() => undefined);
    return { child, listening, ended };
  }
  return {
    start,
    killAll() {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { contentFolder } from './content.ts';

const OWN = path.resolve(import.meta.dirname, '../main.ts');

type ApiProcess = { child: ChildProcess; address: string };

/** Real API processes; the test ends them. */
export function apiProcesses() {
  const children: ChildProcess[] = [];
  /** Starts one on a data folder, of this program unless `main` is another's; `output` is the text of both streams. */
  function start(dataDir: string, more: Record<string, string> = {}, main = OWN) {
    const env = {
      ...process.env,
      DATABASE_URL: '',
      PORT: '0',
      OTP_PROVIDER: 'outbox',
      DATA_DIR: dataDir,
      CONTENT_DIR: contentFolder(),
      STOP_NOTICE_SECONDS: '0',
      ...more,
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
    // A start that is meant to fail is checked by its exit.
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

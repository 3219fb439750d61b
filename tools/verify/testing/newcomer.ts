import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** A developer with a fresh machine has no pnpm and no folders of this checkout in the path. */
const createNewcomerPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.startsWith(root) && !fs.existsSync(path.join(folder, 'pnpm')))
    .join(path.delimiter);

/** Simulates a developer who types commands in a folder. */
export interface Newcomer {
  /** Returns the output of a command. Throws on failure. */
  readonly run: (command: string) => Promise<string>;
  /** Resolves when the output of a command contains `until`. The result is a function that stops the command. */
  readonly start: (command: string, until: string) => Promise<() => Promise<void>>;
}

/** Commands run in a shell with only Node and npm. */
export function createNewcomer(
  folder: string,
  settings: Readonly<Record<string, string>>,
): Newcomer {
  const { npm_lifecycle_event: _, NODE_OPTIONS: __, ...inheritedEnv } = process.env;
  const env = { ...inheritedEnv, PATH: createNewcomerPath(), ...settings };
  const startShell = (command: string) => {
    // In a separate process group, npm, its shell and their children can be stopped together.
    const child = spawn('sh', ['-c', command], { cwd: folder, env, detached: true });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => output.push(String(data)));
    return { child, output };
  };
  return {
    async run(command) {
      const { child, output } = startShell(command);
      const [code] = await once(child, 'close');
      if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output.join('')}`);
      return output.join('');
    },
    async start(command, until) {
      const { child, output } = startShell(command);
      await new Promise<void>((resolve, reject) => {
        const checkOutput = () => {
          if (output.join('').includes(until)) resolve();
        };
        child.stdout.on('data', checkOutput);
        child.stderr.on('data', checkOutput);
        child.on('close', (code) =>
          reject(new Error(`${command} ended with ${code}:\n${output.join('')}`)),
        );
      });
      return () => stopGroup(child);
    },
  };
}

async function stopGroup(child: ChildProcess) {
  if (child.exitCode !== null || child.pid === undefined) return;
  const closed = once(child, 'close');
  process.kill(-child.pid, 'SIGTERM');
  await closed;
}

/** The clone contains only committed files. */
export function cloneCheckout(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tractor-haat-clone-'));
  execFileSync('git', ['clone', '--quiet', root, folder], { stdio: 'ignore' });
  return folder;
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** Environment of a fresh shell: no pnpm, and nothing of this checkout. */
const newcomersPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.startsWith(root) && !fs.existsSync(path.join(folder, 'pnpm')))
    .join(path.delimiter);

export interface Newcomer {
  /** Runs a command; returns its output. Throws on failure. */
  readonly run: (command: string) => Promise<string>;
  /** Starts a command and waits until it prints `until`; returns a function that stops it. */
  readonly start: (command: string, until: string) => Promise<() => Promise<void>>;
}

/** Runs commands in a folder, in a shell with only Node and npm. */
export function newcomerIn(folder: string, extra: Readonly<Record<string, string>>): Newcomer {
  const { npm_lifecycle_event: _, NODE_OPTIONS: __, ...rest } = process.env;
  const env = { ...rest, PATH: newcomersPath(), ...extra };
  const open = (command: string) => {
    // Process group, so that npm, its shell and their children end together.
    const child = spawn('sh', ['-c', command], { cwd: folder, env, detached: true });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => output.push(String(data)));
    return { child, output };
  };
  return {
    async run(command) {
      const { child, output } = open(command);
      const [code] = await once(child, 'close');
      if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output.join('')}`);
      return output.join('');
    },
    async start(command, until) {
      const { child, output } = open(command);
      await new Promise<void>((resolve, reject) => {
        const look = () => {
          if (output.join('').includes(until)) resolve();
        };
        child.stdout.on('data', look);
        child.stderr.on('data', look);
        child.on('close', (code) =>
          reject(new Error(`${command} ended with ${code}:\n${output.join('')}`)),
        );
      });
      return () => end(child);
    },
  };
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.pid === undefined) return;
  const closed = once(child, 'close');
  process.kill(-child.pid, 'SIGTERM');
  await closed;
}

/** The committed files of this checkout, in a new folder. */
export function freshClone(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tractor-haat-clone-'));
  execFileSync('git', ['clone', '--quiet', root, folder], { stdio: 'ignore' });
  return folder;
}

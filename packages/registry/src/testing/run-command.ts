import { spawn } from 'node:child_process';
import path from 'node:path';
import { runMfe } from '../commands/run-mfe.ts';
import type { createTestStore } from './create-test-store.ts';

type Site = Awaited<ReturnType<typeof createTestStore>> & { env?: Record<string, string> };

const createEnvironment = ({ store, apps, env = {} }: Site) => ({
  ...process.env,
  STORE_DIR: store,
  APPS_DIR: apps,
  MFE_USER: 'asha',
  TYPES_SCRIPT: 'none',
  SMOKE_SCRIPT: path.join(import.meta.dirname, 'smoke-mock.mjs'),
  ...env,
});

/** Starts `mfe` as a child process, for tests that stop it before its end. */
export function startCommand(site: Site, ...args: string[]) {
  const program = path.join(import.meta.dirname, '../cli.ts');
  return spawn(process.execPath, [program, ...args], { env: createEnvironment(site) });
}

/** Runs `mfe` in this process, which is faster than a child process. */
export async function runCommand(site: Site, ...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runMfe(args, createEnvironment(site), {
    printOutput: (text) => out.push(`${text}\n`),
    printMessage: (text) => err.push(`${text}\n`),
  });
  return { code, out: out.join(''), err: err.join('') };
}

/** Runs `mfe` as a child process and collects its output. */
export async function runCommandAsProcess(site: Site, ...args: string[]) {
  const child = startCommand(site, ...args);
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  const code = await new Promise<number | null>((done) => {
    child.on('close', done);
  });
  return { code, out, err };
}

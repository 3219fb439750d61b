import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRelease, listWorkspaces } from './create-release.mjs';
import { RELEASE_PROGRAMS } from './release-programs.mjs';

let folder: string;
const getNodePath = () => path.join(folder, 'node');
const children: ChildProcess[] = [];
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  fs.chmodSync(folder, 0o755);
  // The checkout may be below a root-only folder: an unprivileged process needs its own Node.
  fs.copyFileSync(process.execPath, getNodePath(), fs.constants.COPYFILE_FICLONE);
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  setFolderModes(folder, 0o755);
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Changes only the modes of folders, because files may be links into a package store. */
function setFolderModes(target: string, mode: number) {
  for (const entry of fs.readdirSync(target, { withFileTypes: true }))
    if (entry.isDirectory()) setFolderModes(path.join(target, entry.name), mode);
  fs.chmodSync(target, mode);
}

/** Unprivileged account, if this process may select one. */
const unprivilegedAccount = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Runs a release as its image does: a minimal environment, and only `data` writable. */
async function startRelease(name: keyof typeof RELEASE_PROGRAMS, env: Record<string, string>) {
  const releaseFolder = path.join(folder, name);
  await createRelease(RELEASE_PROGRAMS[name], releaseFolder);
  setFolderModes(releaseFolder, 0o555);
  const data = fs.mkdtempSync(path.join(folder, 'data-'));
  fs.chmodSync(data, 0o777);
  const child = spawn(getNodePath(), [path.join(releaseFolder, 'main.mjs')], {
    cwd: '/',
    env: { PORT: '0', DATA_DIR: data, STOP_NOTICE_SECONDS: '0', ...env },
    ...unprivilegedAccount,
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = once(child, 'close');
  while (!/http:\/\/[\d.]+:\d+/.test(output)) {
    const event = await Promise.race([once(child.stdout, 'data'), ended.then(() => 'ended')]);
    if (event === 'ended') throw new Error(output);
  }
  const [address = ''] = /http:\/\/[\d.]+:\d+/.exec(output) ?? [];
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Polls the health check; fails after 10 s. */
async function waitUntilReady(address: string) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await fetch(`${address}/__health/ready`)).ok) return;
    await wait(100);
  }
  throw new Error('The release did not become ready.');
}

test('lists direct and indirect workspaces of an app', () => {
  expect(listWorkspaces('registry').sort()).toEqual([
    'apps/registry',
    'packages/registry',
    'packages/server-kit',
  ]);
});

// The API is tested only in the full run, because its release is large.
test.each([
  { name: 'registry' as const, env: { SMOKE_SCRIPT: 'none', TYPES_SCRIPT: 'none' } },
  ...(process.env.TEST_FULL ? [{ name: 'api' as const, env: { OTP_PROVIDER: 'outbox' } }] : []),
])(
  '$name runs from a read-only folder as an unprivileged user and stops',
  async ({ name, env }) => {
    const { address, stop } = await startRelease(name, env);
    await waitUntilReady(address);
    expect(fs.existsSync(path.join(folder, name, 'node_modules/.pnpm/jest'))).toBe(false);
    expect(await stop()).toEqual([0, null]);
  },
);

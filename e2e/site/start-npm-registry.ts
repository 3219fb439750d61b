import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { runShell } from '../../tools/kit/testing/outside-remote.ts';
import { findFreePort, root } from './server-process.ts';

const VERDACCIO_SCRIPT = path.join(root, 'e2e/node_modules/verdaccio/bin/verdaccio');
const START_TIMEOUT_MS = 60_000;

/** A local npm registry for the packages that teams install. */
export interface NpmRegistry {
  /** Path of the npm settings that load these packages from this registry and all others from the default one. */
  readonly npmrc: string;
  readonly stop: () => Promise<void>;
}

/** Without an uplink the registry contains only the packages that are published to it. */
const CONFIG_YAML = `
storage: ./storage
packages:
  '@tractor-haat/*': { access: $all, publish: $all }
log: { type: stdout, format: pretty, level: warn }
`;

export async function startNpmRegistry(
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<NpmRegistry> {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'config.yaml'), CONFIG_YAML);
  const host = `127.0.0.1:${await findFreePort()}`;
  const args = [VERDACCIO_SCRIPT, '--config', 'config.yaml', '--listen', host];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => output.push(String(data)));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(`http://${host}/-/ping`))) {
    if (child.exitCode === null && Date.now() < deadline) continue;
    await stop();
    throw new Error(`The npm registry does not become ready:\n${output.join('')}`);
  }
  const defaultRegistry = (await runShell('npm config get registry', folder, env)).trim();
  const npmrc = path.join(folder, 'npmrc');
  // npm publishes only with a token, and this registry accepts any.
  const lines = [
    `registry=${defaultRegistry}`,
    `@tractor-haat:registry=http://${host}/`,
    `//${host}/:_authToken=none`,
  ];
  fs.writeFileSync(npmrc, lines.join('\n'));
  return { npmrc, stop };
}

const isReady = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => new Promise<boolean>((resolve) => setTimeout(resolve, 100, false)),
  );

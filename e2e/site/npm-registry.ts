import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { runShell } from '../../tools/kit/testing/outside-remote.ts';
import { KEPT } from './cached-folder.ts';
import { freePort } from './server-process.ts';

/** Installed when the test runs: only `npm run test:full` needs it. */
const VERDACCIO = '6.8.0';
const PATIENCE_MS = 60_000;

/** A local npm registry for the packages of the kit. */
export interface NpmRegistry {
  /** Settings file of npm: packages of the kit come from this registry, all others from the usual one. */
  readonly npmrc: string;
  readonly stop: () => Promise<void>;
}

async function provideVerdaccio(env: Readonly<Record<string, string>>): Promise<string> {
  const folder = path.join(KEPT, `verdaccio-${VERDACCIO}`);
  if (!fs.existsSync(folder)) {
    const unfinished = fs.mkdtempSync(`${folder}.`);
    const manifest = {
      private: true,
      dependencies: { verdaccio: VERDACCIO },
      // Verdaccio requests `node-fetch@cjs`: mirrors without dist-tags do not have it.
      overrides: { 'node-fetch': '2.7.0' },
    };
    fs.writeFileSync(path.join(unfinished, 'package.json'), JSON.stringify(manifest));
    await runShell('npm install --no-audit --no-fund', unfinished, env);
    fs.renameSync(unfinished, folder);
  }
  return path.join(folder, 'node_modules', 'verdaccio', 'bin', 'verdaccio');
}

/** Without an uplink: the registry has nothing but what is published to it. */
const CONFIG = `
storage: ./storage
packages:
  '@tractor-haat/*': { access: $all, publish: $all }
log: { type: stdout, format: pretty, level: warn }
`;

/** Starts an npm registry whose files are in the folder. */
export async function startNpmRegistry(
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<NpmRegistry> {
  const program = await provideVerdaccio(env);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'config.yaml'), CONFIG);
  const host = `127.0.0.1:${await freePort()}`;
  const child = spawn(process.execPath, [program, '--config', 'config.yaml', '--listen', host], {
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
  const until = Date.now() + PATIENCE_MS;
  while (!(await isReady(`http://${host}/-/ping`))) {
    if (child.exitCode === null && Date.now() < until) continue;
    await stop();
    throw new Error(`The npm registry does not become ready:\n${output.join('')}`);
  }
  const usual = (await runShell('npm config get registry', folder, env)).trim();
  const npmrc = path.join(folder, 'npmrc');
  // npm sends nothing without a token; this registry accepts all.
  const lines = [
    `registry=${usual}`,
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

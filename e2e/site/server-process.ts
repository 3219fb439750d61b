import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..', '..');

const START_TIMEOUT_MS = 90_000;
/** Servers finish pending requests within 20 s and then close their resources. */
const STOP_TIMEOUT_MS = 26_000;

export interface ServerProcess {
  /** Scheme, host and port. */
  readonly address: string;
  readonly stop: () => Promise<void>;
  /** Sends SIGKILL. */
  readonly kill: () => Promise<void>;
  readonly output: () => string;
}

/** Returns a port that no process uses at this moment. */
export async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a server from its source file, by default on a free port. Resolves when `health` responds with 200. */
export async function startServer(
  file: string,
  health: string,
  env: (address: string) => Record<string, string>,
  fixedPort?: number,
): Promise<ServerProcess> {
  const port = fixedPort ?? (await findFreePort());
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [path.join(root, file)], {
    cwd: root,
    // The IPC channel ends the server when the test runner exits for any reason.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
      SUPERVISED: '1',
      HOST: '127.0.0.1',
      STOP_NOTICE_SECONDS: '0',
      PORT: String(port),
      ...env(address),
    },
  });
  const chunks: string[] = [];
  child.stdout?.on('data', (data) => chunks.push(String(data)));
  child.stderr?.on('data', (data) => chunks.push(String(data)));
  const stop = () => stopProcess(child);
  const kill = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(address + health))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`${file} does not become ready:\n${chunks.join('').slice(-3000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { address, stop, kill, output: () => chunks.join('') };
}

const isReady = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function stopProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  child.kill('SIGTERM');
  await once(child, 'exit');
  clearTimeout(killTimer);
}

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { createApiProcesses } from '../../testing/api-processes.ts';
import {
  createContentFolder,
  createTestFolder,
  removeTestFolders,
} from '../../testing/create-content-folder.ts';
import { readTestRun } from '../../testing/databases/test-run.ts';
import { selectAllDatabases } from '../../testing/databases.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import type { Connection } from './database.ts';

const executable = ['pgbouncer', '/usr/sbin/pgbouncer'].find(
  (candidate) => spawnSync(candidate, ['--version']).status === 0,
);
const serverDatabase = selectAllDatabases().find(({ name }) => name === 'PostgreSQL');
const processes = createApiProcesses();
let pooler: ReturnType<typeof spawn> | undefined;
let connection: Connection | undefined;
afterAll(async () => {
  processes.killAll();
  pooler?.kill('SIGKILL');
  await connection?.close();
  removeTestFolders();
});

async function findFreePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function startPooler(database: string): Promise<string> {
  const { hostname, port, username, password } = new URL(readTestRun().server?.url ?? '');
  const poolerPort = await findFreePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pgbouncer-'));
  const settings = path.join(folder, 'pgbouncer.ini');
  const secret = password === '' ? '' : ` password=${decodeURIComponent(password)}`;
  writeFileSync(
    settings,
    `[databases]
${database} = host=${hostname} port=${port || 5432} user=${username}${secret}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${poolerPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`,
  );
  chmodSync(folder, 0o755);
  const unprivilegedUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  pooler = spawn(executable ?? '', [settings], { stdio: 'ignore', ...unprivilegedUser });
  const acceptsConnections = () =>
    new Promise<boolean>((resolve) => {
      const socket = net.connect(poolerPort, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
    });
  await waitUntil(acceptsConnections);
  return `postgres://anybody@127.0.0.1:${poolerPort}/${database}`;
}

// Requires PostgreSQL and PgBouncer (Debian package pgbouncer).
(executable && serverDatabase ? test : test.skip)(
  'serves lists through PgBouncer in transaction mode with two server connections',
  async () => {
    connection = await serverDatabase?.open(createContentFolder());
    const result = await connection?.db.execute(sql`select current_database() as name`);
    const [{ name }] = (result as unknown as { rows: [{ name: string }] }).rows;
    const env = {
      DATABASE_URL: await startPooler(name),
      SECRET_KEY: 'of this test alone, and long enough',
      PUBLIC_ORIGIN: 'http://localhost:3000',
      TRUSTED_PROXY_HOPS: '1',
      OTP_PROVIDER: 'outbox',
    };
    const started = processes.start(createTestFolder(), { ...env, DATABASE_POOLER: 'on' });
    const { address, child } = await started.listening;
    await waitUntil(async () => (await fetch(`${address}/__health/ready`)).ok);
    const paths = ['implements', 'tractors', 'tyres', 'posts', 'used-tractors', 'reviews'];
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const response = await fetch(`${address}/api/v1/${paths[index % paths.length]}`);
        return response.status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    child.kill('SIGTERM');
    expect((await started.ended).code).toBe(0);
  },
);

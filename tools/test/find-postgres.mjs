import path from 'node:path';
import {
  canInstallPackages,
  installPackages,
} from '../../packages/tooling/src/debian/install-packages.mjs';
import { root } from '../run/paths.mjs';
import { runCommand } from '../run/run-command.mjs';
import { getToolchain } from '../toolchain/get-toolchain.mjs';

const LOCAL_URL = 'postgres://postgres@127.0.0.1:5432/postgres';

/** Prints the version of the server. Arguments: a file of the app that depends on `pg`, and the URL. */
const PROBE_SCRIPT = `
  import { createRequire } from 'node:module';
  const { default: pg } = await import(createRequire(process.argv[1]).resolve('pg'));
  const client = new pg.Client({ connectionString: process.argv[2], connectionTimeoutMillis: 3000 });
  await client.connect();
  const { rows } = await client.query('show server_version');
  console.log(rows[0].server_version);
  await client.end();`;

/** Looks for PostgreSQL at TEST_DATABASE_URL, or else at the local port. Returns null if it is not reachable. */
export async function findPostgres() {
  const url = process.env.TEST_DATABASE_URL || LOCAL_URL;
  const { node, env } = getToolchain();
  const api = path.join(root, 'apps', 'api', 'package.json');
  const { code, stdout } = await runCommand(
    node,
    ['--input-type=module', '-e', PROBE_SCRIPT, api, url],
    {
      env,
    },
  );
  return code === 0 ? { url, version: stdout.trim() } : null;
}

/** Without pg_dump and psql, the tests that need them are skipped. */
export async function providePostgresTools() {
  const { code } = await runCommand('pg_dump', ['--version']);
  if (code === 0 || !canInstallPackages()) return;
  console.log('Installing pg_dump and psql (postgresql-client) …');
  await installPackages(['postgresql-client']);
}

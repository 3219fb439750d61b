import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StartupError } from '../../core/startup-error.ts';

const runFile = promisify(execFile);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

export const dumpDatabase = (databaseUrl: string, file: string): Promise<void> =>
  runTool('pg_dump', databaseUrl, ['--format=custom', '--no-owner', '--no-acl', '--file', file]);

/** `pg_restore --clean` drops objects one by one, which fails for partitions. */
const DROP_SCHEMAS_SQL = `do $$ declare schema_name text; begin
  for schema_name in select nspname from pg_namespace
    where nspname !~ '^pg_' and nspname <> 'information_schema'
  loop execute format('drop schema %I cascade', schema_name); end loop;
  create schema public;
end $$`;

/** Replaces all schemas in one transaction, so a failed restore changes nothing. */
export async function restoreDatabase(databaseUrl: string, file: string): Promise<void> {
  const script = `${file}.sql`;
  await runTool('pg_restore', databaseUrl, ['--no-owner', '--no-acl', '--file', script, file]);
  const psqlOptions = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
  await runTool('psql', databaseUrl, [
    ...psqlOptions,
    '--output=/dev/null',
    '-c',
    DROP_SCHEMAS_SQL,
    '-f',
    script,
  ]);
}

/** The URL is passed in the environment, because other accounts of the machine can see process arguments. */
async function runTool(tool: string, databaseUrl: string, args: readonly string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const variables = {
    PGHOST: url.searchParams.get('host') ?? decodeURIComponent(url.hostname),
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: url.searchParams.get('sslmode') ?? '',
  };
  const env = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  try {
    await runFile(tool, [...args], {
      env: { ...process.env, ...env },
      maxBuffer: MAX_OUTPUT_BYTES,
    });
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    const output = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
    throw new StartupError(
      isMissing ? `${tool} of PostgreSQL is not installed here.` : `${tool} failed: ${output}`,
      { cause },
    );
  }
}

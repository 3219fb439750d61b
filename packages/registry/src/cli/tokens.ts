import { grantSchema, holderName, RIGHTS } from '../access/grant.ts';
import { listTokens, MAX_DAYS, makeToken, revokeToken } from '../access/tokens.ts';
import { RegistryError } from '../registry-error.ts';
import { checked } from '../schema.ts';
import type { Answer } from './answer.ts';
import { type CommandLine, UsageError } from './arguments.ts';
import { table } from './table.ts';

const USUAL_DAYS = '90';

const HEAD = ['id', 'team', 'holder', 'apps', 'environments', 'rights', 'until', 'state'];

const listed = (text: string | undefined) => (text ?? '').split(',').filter((one) => one !== '');

function daysOf(text: string): number {
  const days = Number(text);
  if (!(days > 0 && days <= MAX_DAYS))
    throw new UsageError(`--days takes a number up to ${MAX_DAYS}.`);
  return days;
}

async function create(registryDir: string, line: CommandLine): Promise<Answer> {
  const { team, apps, envs, rights, holder, days } = line;
  if (!team || !apps || !rights)
    throw new UsageError(
      `"mfe token create" takes --team, --apps, --env and --rights (of ${RIGHTS.join(', ')}).`,
    );
  const input = { team, apps: listed(apps), environments: listed(envs), rights: listed(rights) };
  let grant: ReturnType<typeof grantSchema.parse> & { holder: string };
  try {
    grant = {
      ...checked(grantSchema, input, '--'),
      holder: checked(holderName, holder ?? team, '--holder'),
    };
  } catch (error) {
    if (error instanceof RegistryError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
  const { token, entry } = await makeToken(registryDir, grant, daysOf(days ?? USUAL_DAYS));
  const { sha256: _, ...publicEntry } = entry;
  return {
    text: `${token}\n\nThe token of ${team} until ${entry.expires_at} (MFE_TOKEN). It is shown this once; its hash is kept in ${registryDir}.`,
    data: { token, ...publicEntry },
  };
}

async function list(registryDir: string): Promise<Answer> {
  const now = Date.now();
  const tokens = (await listTokens(registryDir)).map(({ sha256: _, ...publicEntry }) => ({
    ...publicEntry,
    state: publicEntry.revoked_at
      ? 'revoked'
      : Date.parse(publicEntry.expires_at) > now
        ? 'good'
        : 'ended',
  }));
  const rows = tokens.map((one) => [
    one.id,
    one.team,
    one.holder,
    one.apps.join(' '),
    one.environments.join(' '),
    one.rights.join(' '),
    one.expires_at,
    one.state,
  ]);
  return {
    text: rows.length > 0 ? table([HEAD, ...rows]) : 'No token was made yet.',
    data: { tokens },
  };
}

async function revoke(registryDir: string, ids: readonly string[]): Promise<Answer> {
  if (ids.length === 0) throw new UsageError('"mfe token revoke" takes the ids of tokens.');
  const revoked = [];
  for (const id of ids) revoked.push({ id, changed: await revokeToken(registryDir, id) });
  const lines = revoked.map(({ id, changed }) =>
    changed ? `The token ${id} is revoked.` : `The token ${id} was revoked before.`,
  );
  return {
    text: lines.join('\n'),
    data: { revoked },
    didNothing: revoked.every(({ changed }) => !changed),
  };
}

/** Creates, lists and revokes team tokens. */
export async function tokenCommand(registryDir: string, line: CommandLine): Promise<Answer> {
  const [what, ...ids] = line.subjects;
  if (what === 'create') return create(registryDir, line);
  if (what === 'list') return list(registryDir);
  if (what === 'revoke') return revoke(registryDir, ids);
  throw new UsageError('"mfe token" takes create, list or revoke.');
}

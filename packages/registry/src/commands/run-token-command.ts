import { GRANTABLE_RIGHTS, type Grant, grantSchema, holderNameSchema } from '../adapters/grant.ts';
import {
  createToken,
  listTokens,
  MAX_TOKEN_DAYS,
  revokeToken,
  type StoredToken,
} from '../adapters/stored-token.ts';
import { requireValid } from '../core/parse-json.ts';
import { RegistryError } from '../core/registry-error.ts';
import {
  type CommandLine,
  type CommandResult,
  formatTable,
  UsageError,
} from './read-command-line.ts';

const DEFAULT_TOKEN_DAYS = '90';

export async function runTokenCommand(
  registryDir: string,
  line: CommandLine,
): Promise<CommandResult> {
  const [action, ...ids] = line.subjects;
  if (action === 'create') return createTeamToken(registryDir, line);
  if (action === 'list') return listTeamTokens(registryDir);
  if (action === 'revoke') return revokeTeamTokens(registryDir, ids);
  throw new UsageError('"mfe token" takes create, list or revoke.');
}

interface GrantOptions {
  readonly team: string;
  readonly apps: readonly string[];
  readonly environments: readonly string[];
  readonly rights: readonly string[];
  readonly holder: string;
}

const TABLE_HEAD = ['id', 'team', 'holder', 'apps', 'environments', 'rights', 'until', 'state'];

const splitList = (list: string) => list.split(',').filter((item) => item !== '');

/** Throws a UsageError that begins with the option that is invalid, such as `--.rights[0]`. */
function parseGrant({ holder, ...grant }: GrantOptions): Grant & { holder: string } {
  try {
    return {
      ...requireValid(grantSchema, grant, '--'),
      holder: requireValid(holderNameSchema, holder, '--holder'),
    };
  } catch (error) {
    if (error instanceof RegistryError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
}

function parseDays(text: string): number {
  const days = Number(text);
  if (!(days > 0 && days <= MAX_TOKEN_DAYS))
    throw new UsageError(`--days takes a number up to ${MAX_TOKEN_DAYS}.`);
  return days;
}

async function createTeamToken(registryDir: string, line: CommandLine): Promise<CommandResult> {
  const { team, apps, envs, rights, holder, days } = line;
  if (!team || !apps || !rights)
    throw new UsageError(
      `"mfe token create" takes --team, --apps, --env and --rights (of ${GRANTABLE_RIGHTS.join(', ')}).`,
    );
  const grant = parseGrant({
    team,
    apps: splitList(apps),
    environments: splitList(envs),
    rights: splitList(rights),
    holder: holder ?? team,
  });
  const lifetimeDays = parseDays(days ?? DEFAULT_TOKEN_DAYS);
  const { token, entry } = await createToken(registryDir, grant, lifetimeDays);
  const { sha256: _, ...publicEntry } = entry;
  return {
    text: `${token}\n\nThe token of ${team} (MFE_TOKEN) expires at ${entry.expires_at}. It is shown only now; its hash is stored in ${registryDir}.`,
    data: { token, ...publicEntry },
  };
}

function formatTokenState(
  { revoked_at, expires_at }: Pick<StoredToken, 'revoked_at' | 'expires_at'>,
  now: number,
): string {
  if (revoked_at) return 'revoked';
  return Date.parse(expires_at) > now ? 'good' : 'ended';
}

async function listTeamTokens(registryDir: string): Promise<CommandResult> {
  const now = Date.now();
  const tokens = (await listTokens(registryDir)).map(({ sha256: _, ...publicEntry }) => ({
    ...publicEntry,
    state: formatTokenState(publicEntry, now),
  }));
  const rows = tokens.map((item) => [
    item.id,
    item.team,
    item.holder,
    item.apps.join(' '),
    item.environments.join(' '),
    item.rights.join(' '),
    item.expires_at,
    item.state,
  ]);
  return {
    text: rows.length > 0 ? formatTable([TABLE_HEAD, ...rows]) : 'There are no tokens.',
    data: { tokens },
  };
}

async function revokeTeamTokens(
  registryDir: string,
  ids: readonly string[],
): Promise<CommandResult> {
  if (ids.length === 0) throw new UsageError('"mfe token revoke" takes the ids of tokens.');
  const revoked = [];
  for (const id of ids) revoked.push({ id, changed: await revokeToken(registryDir, id) });
  const lines = revoked.map(({ id, changed }) =>
    changed ? `The token ${id} is revoked.` : `The token ${id} was already revoked.`,
  );
  return {
    text: lines.join('\n'),
    data: { revoked },
    isUnchanged: revoked.every(({ changed }) => !changed),
  };
}

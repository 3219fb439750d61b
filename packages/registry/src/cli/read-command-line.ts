import { parseArgs } from 'node:util';
import { type EnvironmentName, parseEnvironmentName } from '../environment-name.ts';
import { RegistryError } from '../registry-error.ts';

/** An invalid command line. The error message is followed by the usage, and the exit code is 2. */
export class UsageError extends RegistryError {
  override name = 'UsageError';
}

/** True for the command `help`, and for `--help` or `-h` at any position. */
export const isHelpRequest = ([command, ...options]: readonly string[]): boolean =>
  command === 'help' ||
  [command, ...options].some((argument) => argument === '--help' || argument === '-h');

export interface CommandLine {
  command: string;
  subjects: string[];
  env: EnvironmentName;
  json: boolean;
  by: string;
  /** True if `by` comes from `--by` and not from the login. */
  hasExplicitAuthor: boolean;
  skipGates: Record<string, string>;
  /** Target version of a rollback, or share of a canary. */
  to: string | undefined;
  /** Version that a rollback replaces. It is rejected if another version is live. */
  from: string | undefined;
  /** Reason of `hold`, `go-on` or `take-back` for the log (`--why`). */
  reason: string | undefined;
  /** Options of `token create`, of which `apps`, `rights` and `envs` are lists separated by commas. */
  team: string | undefined;
  apps: string | undefined;
  rights: string | undefined;
  holder: string | undefined;
  days: string | undefined;
  envs: string;
  /** Lifetime of a preview link in hours. */
  hours: string;
  verify: boolean;
  dryRun: boolean;
  /** Path of a preview link. Default: the first page of the app. */
  path: string | undefined;
}

export function readCommandLine(args: string[], login: string): CommandLine {
  try {
    const { values, positionals } = parseOptions(args);
    const [command = '', ...subjects] = positionals;
    const skipGates = Object.fromEntries(values['skip-gate'].map(parseSkippedGate));
    const { json, hours, path, to, from, why, team, apps, rights, holder, days } = values;
    const envs = values.env.split(',').map(parseEnvironmentName);
    if (envs.length > 1 && command !== 'token')
      throw new UsageError('--env takes one environment.');
    return {
      command,
      subjects,
      env: envs[0] ?? 'production',
      envs: envs.join(','),
      json,
      by: values.by ?? login,
      hasExplicitAuthor: values.by !== undefined,
      skipGates,
      hours,
      verify: values.verify,
      dryRun: values['dry-run'],
      path,
      to,
      from,
      reason: why,
      team,
      apps,
      rights,
      holder,
      days,
    };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const parseOptions = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      env: { type: 'string', default: 'production' },
      json: { type: 'boolean', default: false },
      by: { type: 'string' },
      hours: { type: 'string', default: '24' },
      path: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      verify: { type: 'boolean', default: false },
      to: { type: 'string' },
      from: { type: 'string' },
      why: { type: 'string' },
      team: { type: 'string' },
      apps: { type: 'string' },
      rights: { type: 'string' },
      holder: { type: 'string' },
      days: { type: 'string' },
      'skip-gate': { type: 'string', multiple: true, default: [] },
    },
  });

function parseSkippedGate(option: string): [string, string] {
  const [gate = '', ...reason] = option.split('=');
  if (gate === '' || reason.join('=').trim() === '')
    throw new UsageError('--skip-gate takes a gate and a reason: --skip-gate "size=why".');
  return [gate, reason.join('=')];
}

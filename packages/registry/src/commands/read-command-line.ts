import { parseArgs } from 'node:util';
import { type EnvironmentName, parseEnvironmentName } from '../core/app-name-schema.ts';
import type { TypesTool } from '../core/gates/check-types.ts';
import type { Registry } from '../core/registry.ts';
import { RegistryError } from '../core/registry-error.ts';

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

/** Context of the commands that teams can run against a registry service. */
export interface TeamCliContext {
  registry: Registry;
  /** Host of the registry service, or null if the registry is a local folder. */
  service: string | null;
  /** Folder of an app, whose `dist/` contains its last build. */
  resolveAppFolder: (app: string) => string;
  login: string;
  /** Origin of the site that serves previews, or null if it is unknown. */
  site: string | null;
  /** False if that site runs without `PREVIEWS=on`, null if it is unknown. */
  hasPreviews: boolean | null;
  /** Program for the shared types. Without it they are neither published nor compared. */
  typesTool?: TypesTool | undefined;
  printOutput: (text: string) => void;
  /** Prints errors and progress. */
  printMessage: (text: string) => void;
}

/** Context of the commands that require the folder of the registry. */
export interface CliContext extends TeamCliContext {
  store: string;
  registryDir: string;
}

/** Result of a command: `text` for people, and `data` for programs that pass `--json`. */
export interface CommandResult {
  text: string;
  data: unknown;
  /** Makes the exit code 4, which means that there was nothing to do. */
  isUnchanged?: boolean;
}

export const formatKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Aligns columns with spaces. The first row is the header and determines the number of columns. */
export function formatTable(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

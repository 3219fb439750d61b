import { parseArgs } from 'node:util';
import { type EnvironmentName, environmentName } from '../names.ts';
import { RegistryError } from '../registry-error.ts';

/** A command line that cannot be understood; the usage is shown. */
export class UsageError extends RegistryError {
  override name = 'UsageError';
}

export interface CommandLine {
  command: string;
  subjects: string[];
  env: EnvironmentName;
  json: boolean;
  by: string;
  /** Whether that was told on the command line. */
  saysBy: boolean;
  skipGates: Record<string, string>;
  /** The version to go back to, or the share of visitors to promote to, and the one that it takes the place of. */
  to: string | undefined;
  from: string | undefined;
  /** Why a release is held or taken back. */
  why: string | undefined;
  /** What a token is made for; `envs` as they were listed. */
  team: string | undefined;
  apps: string | undefined;
  rights: string | undefined;
  holder: string | undefined;
  days: string | undefined;
  envs: string;
  /** Life of a preview's link. */
  hours: string;
  /** Walks along the log instead of showing it. */
  verify: boolean;
  /** Only tells what would be removed. */
  dryRun: boolean;
  /** Where a preview's link leads; the app's first page when it is not told. */
  path: string | undefined;
}

function reasonOf(option: string): [string, string] {
  const [gate = '', ...reason] = option.split('=');
  if (gate === '' || reason.join('=').trim() === '')
    throw new UsageError('--skip-gate takes a gate and a reason: --skip-gate "size=why".');
  return [gate, reason.join('=')];
}

export function readCommandLine(args: string[], login: string): CommandLine {
  try {
    const { values, positionals } = parseArgs({
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
    const [command = '', ...subjects] = positionals;
    const skipGates = Object.fromEntries(values['skip-gate'].map(reasonOf));
    const { json, hours, path, to, from, why, team, apps, rights, holder, days } = values;
    // Of several the first one is looked at; only a token is made for more than one.
    const envs = values.env.split(',').map(environmentName);
    if (envs.length > 1 && command !== 'token')
      throw new UsageError('--env takes one environment.');
    return {
      command,
      subjects,
      env: envs[0] ?? 'production',
      envs: envs.join(','),
      json,
      by: values.by ?? login,
      saysBy: values.by !== undefined,
      skipGates,
      hours,
      verify: values.verify,
      dryRun: values['dry-run'],
      path,
      to,
      from,
      why,
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

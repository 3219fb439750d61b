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
  skipGates: Record<string, string>;
  /** The version to go back to, and the one that it takes the place of. */
  to: string | undefined;
  from: string | undefined;
  /** Life of a preview's link. */
  hours: string;
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
        by: { type: 'string', default: login },
        hours: { type: 'string', default: '24' },
        path: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        to: { type: 'string' },
        from: { type: 'string' },
        'skip-gate': { type: 'string', multiple: true, default: [] },
      },
    });
    const [command = '', ...subjects] = positionals;
    const skipGates = Object.fromEntries(values['skip-gate'].map(reasonOf));
    const { json, by, hours, path, to, from } = values;
    return {
      command,
      subjects,
      env: environmentName(values.env),
      json,
      by,
      skipGates,
      hours,
      dryRun: values['dry-run'],
      path,
      to,
      from,
    };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

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
        'skip-gate': { type: 'string', multiple: true, default: [] },
      },
    });
    const [command = '', ...subjects] = positionals;
    const skipGates = Object.fromEntries(values['skip-gate'].map(reasonOf));
    const { json, by } = values;
    return { command, subjects, env: environmentName(values.env), json, by, skipGates };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

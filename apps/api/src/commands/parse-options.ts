import { type ParseArgsConfig, parseArgs } from 'node:util';
import { StartupError } from '../core/startup-error.ts';

/** Throws `StartupError` with the usage for an invalid command line. `--help` prints the usage and exits. */
export function parseOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
  { maxPositionals = 0, args = process.argv.slice(2) } = {},
) {
  if (args.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  const parsed = parseOrThrowUsage(usage, { args, options, allowPositionals: true });
  if (parsed.positionals.length > maxPositionals) throw new StartupError(usage);
  return parsed;
}

function parseOrThrowUsage<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!hasCode(error) || !error.code.startsWith('ERR_PARSE_ARGS_')) throw error;
    // Node's further sentences explain `parseArgs` to programmers.
    const [problem = ''] = error.message.split(/\. |\n/);
    throw new StartupError(`${problem.replace(/\.$/, '')}.\n${usage}`, { cause: error });
  }
}

/** Prints a stack trace only for errors that the operator cannot fix, unlike a full disk. */
export function reportFailure(error: unknown): void {
  const isFixable = error instanceof StartupError || (hasCode(error) && 'syscall' in error);
  console.error(isFixable ? error.message : error);
  process.exitCode = 1;
}

const hasCode = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

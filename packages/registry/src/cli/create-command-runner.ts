import { GateRejection } from '../gates/gate.ts';
import { RegistryError } from '../registry-error.ts';
import type { TeamCliContext } from './cli-context.ts';
import type { CommandResult } from './command-result.ts';
import { type CommandLine, readCommandLine, UsageError } from './read-command-line.ts';
import type { Commands } from './team-commands.ts';

async function runCommand<Context>(
  commands: Commands<Context>,
  line: CommandLine,
  context: Context,
): Promise<CommandResult> {
  const [minArguments, command] = commands[line.command] ?? [];
  if (!line.command) throw new UsageError('No command.');
  if (minArguments === undefined || !command)
    throw new UsageError(`There is no command "mfe ${line.command}".`);
  if (line.subjects.length < minArguments)
    throw new UsageError(`"mfe ${line.command}" requires an argument.`);
  return command(line, context);
}

/** One line per field, so that the output of CI jobs can be searched. */
const formatRejection = ({ gate, actual, expected, message }: GateRejection) =>
  `${message}\n  gate:     ${gate}\n  found:    ${actual}\n  expected: ${expected}`;

/**
 * Creates a function that runs a command and returns the exit code: 0 success, 1 failure, 2 usage error, 3 rejected by
 * a gate, 4 nothing to do. Errors other than RegistryErrors are thrown.
 */
export const createCommandRunner =
  <Context extends TeamCliContext>(commands: Commands<Context>, usage: string) =>
  async (args: string[], context: Context): Promise<number> => {
    const { out, err, login } = context;
    const json = args.includes('--json');
    const fail = (code: number, text: string, data: object) => {
      if (json) out(JSON.stringify({ error: data }));
      else err(text);
      return code;
    };
    try {
      const { text, data, isUnchanged } = await runCommand(
        commands,
        readCommandLine(args, login),
        context,
      );
      out(json ? JSON.stringify(data) : text);
      return isUnchanged ? 4 : 0;
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      const { message } = error;
      if (error instanceof UsageError) return fail(2, `${message}\n${usage}`, { message });
      if (!(error instanceof GateRejection)) return fail(1, message, { message });
      const { gate, actual, expected } = error;
      return fail(3, formatRejection(error), { message, gate, found: actual, expected });
    }
  };

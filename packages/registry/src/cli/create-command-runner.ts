import { GateRejection } from '../gates/gate.ts';
import { RegistryError } from '../registry-error.ts';
import type { TeamCliContext } from './cli-context.ts';
import type { CommandResult } from './command-result.ts';
import { type CommandLine, readCommandLine, UsageError } from './read-command-line.ts';
import type { Commands } from './team-commands.ts';

const EXIT_CODES = { success: 0, failure: 1, usageError: 2, rejectedByGate: 3, nothingToDo: 4 };

/**
 * Creates a function that runs a command, prints its result and returns the exit code. Errors other than RegistryErrors
 * are thrown.
 */
export const createCommandRunner =
  <Context extends TeamCliContext>(commands: Commands<Context>, usage: string) =>
  async (args: string[], context: Context): Promise<number> => {
    const { printOutput, printMessage, login } = context;
    const isJson = args.includes('--json');
    const fail = (code: number, text: string, data: object) => {
      if (isJson) printOutput(JSON.stringify({ error: data }));
      else printMessage(text);
      return code;
    };
    try {
      const { text, data, isUnchanged } = await runCommand(
        commands,
        readCommandLine(args, login),
        context,
      );
      printOutput(isJson ? JSON.stringify(data) : text);
      return isUnchanged ? EXIT_CODES.nothingToDo : EXIT_CODES.success;
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      const { message } = error;
      if (error instanceof UsageError)
        return fail(EXIT_CODES.usageError, `${message}\n${usage}`, { message });
      if (!(error instanceof GateRejection)) return fail(EXIT_CODES.failure, message, { message });
      const { gate, actual, expected } = error;
      const data = { message, gate, found: actual, expected };
      return fail(EXIT_CODES.rejectedByGate, formatRejection(error), data);
    }
  };

async function runCommand<Context>(
  commands: Commands<Context>,
  line: CommandLine,
  context: Context,
): Promise<CommandResult> {
  if (!line.command) throw new UsageError('No command.');
  const command = commands[line.command];
  if (!command) throw new UsageError(`There is no command "mfe ${line.command}".`);
  if (line.subjects.length < command.minArguments)
    throw new UsageError(`"mfe ${line.command}" requires an argument.`);
  return command.run(line, context);
}

/** Prints each field on its own line, so that the output of CI jobs can be searched. */
const formatRejection = ({ gate, actual, expected, message }: GateRejection) =>
  `${message}\n  gate:     ${gate}\n  found:    ${actual}\n  expected: ${expected}`;

import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { StartProblem } from '../../shared/start-problem.ts';
import { noKey, type ReadKey } from './command.ts';
import { adminCommands } from './commands.ts';

/** Result of a command, run in this process or over the socket. */
export type CommandAnswer = { ok: true; value: unknown } | { ok: false; message: string };

/** Runs a command. Operator mistakes are returned; other errors are thrown. */
export async function answerCommand(
  db: Database,
  name: string,
  input: unknown,
  readKey: ReadKey = noKey,
): Promise<CommandAnswer> {
  const command = Object.hasOwn(adminCommands, name) ? adminCommands[name] : undefined;
  if (command === undefined) return { ok: false, message: `There is no command "${name}".` };
  try {
    return { ok: true, value: await command(db, input, readKey) };
  } catch (error) {
    if (error instanceof StartProblem) return { ok: false, message: error.message };
    if (error instanceof z.ZodError) return { ok: false, message: z.prettifyError(error) };
    throw error;
  }
}

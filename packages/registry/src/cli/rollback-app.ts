import { appName } from '../names.ts';
import { rollback } from '../rollback.ts';
import { checked } from '../schema.ts';
import type { Answer } from './answer.ts';
import { type CommandLine, UsageError } from './arguments.ts';

/** Back to the version before, in one command. */
export async function rollbackApp(
  store: string,
  { subjects, env, by }: CommandLine,
): Promise<Answer> {
  const [subject, ...rest] = subjects;
  if (!subject || rest.length > 0) throw new UsageError('"mfe rollback" takes one app.');
  const name = checked(appName, subject, 'The app');
  const { from, to, environment } = await rollback({ store, name, env, by });
  const { revision } = environment;
  return {
    text: `${name}@${to} is live in ${env} again, in place of ${from} (revision ${revision}).`,
    data: { env, name, from, to, revision },
  };
}

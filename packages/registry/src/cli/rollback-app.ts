import { appNameSchema, versionSchema } from '../app-name-schema.ts';
import type { Registry } from '../client/registry.ts';
import { requireValid } from '../parse-json.ts';
import type { CommandResult } from './command-result.ts';
import { type CommandLine, UsageError } from './read-command-line.ts';

export async function rollbackApp(
  registry: Registry,
  { subjects, env, by, to: target, from: expected }: CommandLine,
): Promise<CommandResult> {
  const [subject, ...surplus] = subjects;
  if (!subject || surplus.length > 0) throw new UsageError('"mfe rollback" takes one app.');
  const name = requireValid(appNameSchema, subject, 'The app');
  if (!target) {
    const { live, before } = await registry.listRollbackTargets(name, env);
    const choice =
      before.length > 0 ? `earlier versions: ${before.join(', ')}` : 'there is no earlier one';
    throw new UsageError(
      `Specify the version to roll back to (--to). ${name}@${live} is live; ${choice}.`,
    );
  }
  const { from, to, outcome, environment } = await registry.rollback({
    name,
    env,
    by,
    to: requireValid(versionSchema, target, '--to'),
    ...(expected ? { from: requireValid(versionSchema, expected, '--from') } : {}),
  });
  const { revision } = environment;
  const data = { env, name, from, to, outcome, revision };
  if (outcome === 'unchanged')
    return { text: `Nothing was done: ${name}@${to} is live in ${env}.`, data, isUnchanged: true };
  return {
    text: `${name}@${to} is live in ${env} again, in place of ${from} (revision ${revision}).`,
    data,
  };
}

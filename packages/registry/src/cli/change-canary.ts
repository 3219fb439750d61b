import { appNameSchema } from '../app-name-schema.ts';
import type { CanaryAction, Registry } from '../client/registry.ts';
import { requireValid } from '../parse-json.ts';
import type { CommandResult } from './command-result.ts';
import { type CommandLine, UsageError } from './read-command-line.ts';

const OUTCOME_FORMATS: Record<CanaryAction, (target: string, share: number) => string> = {
  hold: (target, share) => `${target} stays at ${share} % until it is resumed (mfe go-on).`,
  'go-on': (target, share) => `${target} is resumed at ${share} %.`,
  'take-back': (target) => `${target} is rolled back: all visitors get the live version.`,
};

export async function changeCanary(
  registry: Registry,
  action: CanaryAction,
  { subjects, env, by, reason }: CommandLine,
): Promise<CommandResult> {
  const [subject, ...surplus] = subjects;
  if (!subject || surplus.length > 0) throw new UsageError(`"mfe ${action}" takes one app.`);
  const name = requireValid(appNameSchema, subject, 'The app');
  const request = { name, env, by, action, ...(reason ? { reason } : {}) };
  const { outcome, environment } = await registry.changeCanary(request);
  const { revision, last_change } = environment;
  const share = environment.trials?.[name]?.percent ?? 0;
  const data = { env, name, steer: action, outcome, revision };
  if (outcome === 'unchanged')
    return {
      text: `Nothing was done: ${name} is in this state in ${env} already.`,
      data,
      isUnchanged: true,
    };
  const target = `${name}@${last_change?.to} in ${env}`;
  return { text: `${OUTCOME_FORMATS[action](target, share)} (revision ${revision})`, data };
}

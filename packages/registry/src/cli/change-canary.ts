import { appNameSchema } from '../app-name-schema.ts';
import type { CanaryAction, Registry } from '../client/registry.ts';
import { requireValid } from '../parse-json.ts';
import type { CommandResult } from './command-result.ts';
import { type CommandLine, UsageError } from './read-command-line.ts';

/** `hold` pauses a canary, `go-on` resumes it, and `take-back` rolls it back. */
const MESSAGE_FORMATS: Record<CanaryAction, (target: string, percent: number) => string> = {
  hold: (target, percent) => `${target} stays at ${percent} % until it is resumed (mfe go-on).`,
  'go-on': (target, percent) => `${target} is resumed at ${percent} %.`,
  'take-back': (target) => `${target} is rolled back: all visitors get the live version.`,
};

export async function changeCanary(
  registry: Registry,
  action: CanaryAction,
  { subjects, env, by, reason }: CommandLine,
): Promise<CommandResult> {
  const [app, ...surplus] = subjects;
  if (!app || surplus.length > 0) throw new UsageError(`"mfe ${action}" takes one app.`);
  const name = requireValid(appNameSchema, app, 'The app');
  const request = { name, env, by, action, ...(reason ? { reason } : {}) };
  const { outcome, environment } = await registry.changeCanary(request);
  const { revision, last_change } = environment;
  const canary = environment.trials?.[name];
  const data = { env, name, steer: action, outcome, revision };
  if (outcome === 'unchanged')
    return {
      text: `Nothing was done: ${name} is in this state in ${env} already.`,
      data,
      isUnchanged: true,
    };
  const target = `${name}@${last_change?.to} in ${env}`;
  const message = MESSAGE_FORMATS[action](target, canary?.percent ?? 0);
  return { text: `${message} (revision ${revision})`, data };
}

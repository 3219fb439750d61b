import type { Registry, Steer } from '../client/registry.ts';
import { appName } from '../names.ts';
import { checked } from '../schema.ts';
import type { Answer } from './answer.ts';
import { type CommandLine, UsageError } from './arguments.ts';

const done: Record<Steer, (what: string, share: number) => string> = {
  hold: (what, share) => `${what} stays at ${share} % until it is resumed (mfe go-on).`,
  'go-on': (what, share) => `${what} goes on from ${share} %.`,
  'take-back': (what) => `${what} is taken back: all visitors see what is live.`,
};

/** Pauses, resumes or rolls back a canary. */
export async function steerRelease(
  registry: Registry,
  steer: Steer,
  { subjects, env, by, why }: CommandLine,
): Promise<Answer> {
  const [subject, ...rest] = subjects;
  if (!subject || rest.length > 0) throw new UsageError(`"mfe ${steer}" takes one app.`);
  const name = checked(appName, subject, 'The app');
  const wish = { name, env, by, steer, ...(why ? { why } : {}) };
  const { outcome, environment } = await registry.steer(wish);
  const { revision, last_change } = environment;
  const share = environment.trials?.[name]?.percent ?? 0;
  const data = { env, name, steer, outcome, revision };
  if (outcome === 'unchanged')
    return { text: `Nothing was done: ${name} is so in ${env} already.`, data, didNothing: true };
  const what = `${name}@${last_change?.to} in ${env}`;
  return { text: `${done[steer](what, share)} (revision ${revision})`, data };
}

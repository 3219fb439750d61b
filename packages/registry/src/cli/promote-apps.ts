import type { Registry } from '../client/registry.ts';
import { appName, version } from '../names.ts';
import { checked } from '../schema.ts';
import { readCourse } from '../trial/trial.ts';
import type { Answer } from './answer.ts';
import { type CommandLine, UsageError } from './arguments.ts';

/** Parses `<app>@<version>`. */
export function targetOf(subject: string): { name: string; version: string } {
  const [name, requested, ...rest] = subject.split('@');
  if (!name || !requested || rest.length > 0)
    throw new UsageError(`"${subject}" is not <app>@<version>.`);
  return {
    name: checked(appName, name, 'The app'),
    version: checked(version, requested, 'The version'),
  };
}

/** Promotes the versions in order; stops at the first rejection. */
export async function promoteApps(
  registry: Registry,
  { subjects, env, by, skipGates, to: share }: CommandLine,
  say: (text: string) => void,
): Promise<Answer> {
  const course = share === undefined ? undefined : readCourse(share);
  if (course && subjects.length > 1) throw new UsageError('"--to" takes one app at a time.');
  const promoted = [];
  for (const target of subjects.map(targetOf)) {
    const onWait = (who: string) => say(`${who} is under way; waiting for its end.`);
    const wish = { ...target, env, by, skipGates, onWait, ...(course ? { course } : {}) };
    const { outcome, environment } = await registry.promote(wish);
    promoted.push({ ...target, outcome, revision: environment.revision });
  }
  const isShare = course !== undefined && course.percent < 100;
  const reach = isShare ? `released to ${course.percent} % of visitors` : 'live';
  const lines = promoted.map(({ name, version: to, outcome, revision }) =>
    outcome === 'promoted'
      ? `${name}@${to} is ${reach} in ${env} (revision ${revision}).`
      : `${name}@${to} was live in ${env} already.`,
  );
  const didNothing = promoted.every(({ outcome }) => outcome === 'unchanged');
  const head = didNothing ? ['Nothing was done.'] : [];
  return { text: [...head, ...lines].join('\n'), data: { env, promoted }, didNothing };
}

import { appNameSchema, versionSchema } from '../app-name-schema.ts';
import { parseRollout } from '../canary/canary.ts';
import type { Registry } from '../client/registry.ts';
import { requireValid } from '../parse-json.ts';
import type { CommandResult } from './command-result.ts';
import { type CommandLine, UsageError } from './read-command-line.ts';

/**
 * Parses `<app>@<version>`. Throws a UsageError for another form and a RegistryError for an invalid name or version.
 */
export function parseTarget(subject: string): { name: string; version: string } {
  const [name, requested, ...surplus] = subject.split('@');
  if (!name || !requested || surplus.length > 0)
    throw new UsageError(`"${subject}" is not <app>@<version>.`);
  return {
    name: requireValid(appNameSchema, name, 'The app'),
    version: requireValid(versionSchema, requested, 'The version'),
  };
}

/** Promotes the versions in order and stops at the first rejection. Earlier ones stay live. */
export async function promoteApps(
  registry: Registry,
  { subjects, env, by, skipGates, to: notation }: CommandLine,
  printMessage: (text: string) => void,
): Promise<CommandResult> {
  const rollout = notation === undefined ? undefined : parseRollout(notation);
  if (rollout && subjects.length > 1) throw new UsageError('"--to" takes one app at a time.');
  const promoted = [];
  const appsWithCanary = new Set<string>();
  for (const target of subjects.map(parseTarget)) {
    const onWait = (holder: string) => printMessage(`${holder} is running; waiting for its end.`);
    const request = {
      ...target,
      env,
      by,
      skipGates,
      onWait,
      ...(rollout ? { rollout } : {}),
    };
    const { outcome, environment } = await registry.promote(request);
    promoted.push({ ...target, outcome, revision: environment.revision });
    if (environment.trials?.[target.name]?.version === target.version)
      appsWithCanary.add(target.name);
  }
  const isCanary = rollout !== undefined && rollout.percent < 100;
  const status = isCanary ? `released to ${rollout.percent} % of visitors` : 'live';
  const lines = promoted.map(({ name, version: to, outcome, revision }) =>
    outcome === 'promoted'
      ? `${name}@${to} is ${status} in ${env} (revision ${revision}).`
      : `${name}@${to} was ${appsWithCanary.has(name) ? status : 'live'} in ${env} already.`,
  );
  const isUnchanged = promoted.every(({ outcome }) => outcome === 'unchanged');
  const summary = isUnchanged ? ['Nothing was done.'] : [];
  return { text: [...summary, ...lines].join('\n'), data: { env, promoted }, isUnchanged };
}

import { appNameSchema, versionSchema } from '../core/app-name-schema.ts';
import { parseRollout } from '../core/canary/canary.ts';
import { requireValid } from '../core/parse-json.ts';
import type { CanaryAction, Registry } from '../core/registry.ts';
import { type CommandLine, type CommandResult, UsageError } from './read-command-line.ts';

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

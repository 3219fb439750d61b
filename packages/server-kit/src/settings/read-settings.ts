import { readEnvValues } from './read-env-values.ts';
import type { EnvValues, Settings, Values } from './setting.ts';

/** What a table cannot say of one setting alone: a sentence without its full stop, or nothing. */
export type Rule = (env: EnvValues) => string | undefined;

/**
 * Reads a program's settings from the environment. Everything that is wrong or missing is named at once, in
 * one sentence for the operator, which repeats no value.
 */
export function readSettings<const Table extends Settings>(
  settings: Table,
  variables: Readonly<Record<string, string | undefined>>,
  rules: readonly Rule[] = [],
): { readonly values: Values<Table> } | { readonly fault: string } {
  const { values: env, wrong } = readEnvValues(settings, variables);
  const faults = [...wrong];
  const values: Record<string, unknown> = {};
  for (const [name, { reads, otherwise }] of Object.entries(settings)) {
    const value = env[name];
    const read = value === undefined ? undefined : reads.safeParse(value);
    values[name] = read ? read.data : otherwise;
    for (const issue of read?.error?.issues ?? []) faults.push(`${name}: ${issue.message}`);
  }
  faults.push(...missing(settings, env, wrong), ...rules.flatMap((rule) => rule(env) ?? []));
  if (faults.length > 0) return { fault: `The configuration is wrong: ${faults.join('; ')}.` };
  return { values: values as Values<Table> };
}

/** What must be given and is not: what has the same reason, together. */
function missing(settings: Settings, env: EnvValues, wrong: readonly string[]): string[] {
  const names = new Map<string, string[]>();
  for (const [name, { required }] of Object.entries(settings)) {
    if (!required?.holds(env) || env[name] !== undefined) continue;
    // Its file was named, and could not be used: that is said already.
    if (wrong.some((one) => one.startsWith(`${name}_FILE`))) continue;
    names.set(required.words, [...(names.get(required.words) ?? []), name]);
  }
  return [...names].map(([words, list]) => `${inWords(list)} must be given ${words}`);
}

function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

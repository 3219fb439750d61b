import { readFileSync } from 'node:fs';
import type { EnvValues, Settings, Values } from './setting.ts';

/**
 * Reads environment variables, and secrets from the files at `…_FILE`. Empty variables are omitted. `envErrors` lists
 * unreadable and contradictory secrets.
 */
function readEnvValues(
  settings: Settings,
  variables: Readonly<Record<string, string | undefined>>,
): { readonly values: EnvValues; readonly envErrors: readonly string[] } {
  const values = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const envErrors: string[] = [];
  for (const [name, { isSecret }] of Object.entries(settings)) {
    const file = values[`${name}_FILE`];
    if (!isSecret || file === undefined) continue;
    if (values[name] !== undefined) {
      envErrors.push(`${name} and ${name}_FILE are both set`);
      continue;
    }
    const text = readText(file);
    if (text === undefined) envErrors.push(`${name}_FILE: ${file} cannot be read`);
    else if (text === '') envErrors.push(`${name}_FILE: ${file} is empty`);
    else values[name] = text;
  }
  return { values, envErrors };
}

/** Returns undefined if the file cannot be read. Trims the line break that editors append. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Checks several settings together. Returns an error message without a full stop, or undefined. */
export type Rule = (env: EnvValues) => string | undefined;

/**
 * Reads the settings of a program from the environment. Returns their values, or one message that lists all invalid and
 * missing settings. The message contains no values, because they can be secret.
 */
export function readSettings<const Table extends Settings>(
  settings: Table,
  variables: Readonly<Record<string, string | undefined>>,
  rules: readonly Rule[] = [],
): { readonly values: Values<Table> } | { readonly problem: string } {
  const { values: env, envErrors } = readEnvValues(settings, variables);
  const errors = [...envErrors];
  const values: Record<string, unknown> = {};
  for (const [name, { schema, defaultValue }] of Object.entries(settings)) {
    const value = env[name];
    const parsed = value === undefined ? undefined : schema.safeParse(value);
    values[name] = parsed ? parsed.data : defaultValue;
    for (const issue of parsed?.error?.issues ?? []) errors.push(`${name}: ${issue.message}`);
  }
  errors.push(
    ...listMissingErrors(settings, env, envErrors),
    ...rules.flatMap((rule) => rule(env) ?? []),
  );
  if (errors.length > 0) return { problem: `The configuration is invalid: ${errors.join('; ')}.` };
  return { values: values as Values<Table> };
}

function listMissingErrors(
  settings: Settings,
  env: EnvValues,
  envErrors: readonly string[],
): string[] {
  const namesByCondition = new Map<string, string[]>();
  for (const [name, { required }] of Object.entries(settings)) {
    if (!required?.isMet(env) || env[name] !== undefined) continue;
    // `readEnvValues` has already reported an unusable `…_FILE`.
    if (envErrors.some((error) => error.startsWith(`${name}_FILE`))) continue;
    const names = namesByCondition.get(required.condition) ?? [];
    namesByCondition.set(required.condition, [...names, name]);
  }
  return [...namesByCondition].map(
    ([condition, names]) => `${joinNames(names)} must be set ${condition}`,
  );
}

function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

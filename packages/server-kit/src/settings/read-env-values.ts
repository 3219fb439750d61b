import { readFileSync } from 'node:fs';
import type { EnvValues, Settings } from './setting.ts';

/**
 * Reads environment variables, and secrets from the files at `…_FILE`. Empty variables are omitted. `envErrors` lists
 * unreadable and contradictory secrets.
 */
export function readEnvValues(
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

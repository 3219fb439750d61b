import { matching } from './parse-json.ts';
import { RegistryError } from './registry-error.ts';

/** Name of the host app in the store, in commands and in the log. */
export const SHELL_NAME = 'shell';

export type EnvironmentName = 'production' | 'staging';

// App names and versions become folder names, so they contain no path separator.
export const appName = matching(/^[a-z][a-z0-9-]{0,40}$/, 'an app name such as "catalogue"');
export const version = matching(
  /^\d+\.\d+\.\d+(-[a-z0-9.]+)?-[0-9a-f]{12}$/,
  'a version such as "0.1.0-0a1b2c3d4e5f"',
);
export const exactVersion = matching(/^\d+\.\d+\.\d+$/, 'an exact version such as "19.3.1"');
export const integrity = matching(/^sha384-[A-Za-z0-9+/]{64}$/, 'a sha384 integrity value');
export const cspHash = matching(/^sha256-[A-Za-z0-9+/]{43}=$/, 'a sha256 hash');
export const queryName = matching(/^[a-z][a-z0-9_-]{0,40}$/, 'a name in addresses such as "page"');
export const routePattern = matching(/^\/\S*$/, 'a route pattern that begins with "/"');

/** Returns the value with its type. Throws a RegistryError that lists the valid names for any other value. */
export function environmentName(value: string): EnvironmentName {
  if (value === 'production' || value === 'staging') return value;
  throw new RegistryError(
    `There is no environment "${value}"; there are "production" and "staging".`,
  );
}

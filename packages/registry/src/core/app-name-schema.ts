import { z } from 'zod';
import { createPatternSchema } from './parse-json.ts';
import { RegistryError } from './registry-error.ts';

/** Name of the host app in the store, in commands and in the log. */
export const SHELL_NAME = 'shell';

// App names and versions become folder names, so they contain no path separator.
export const appNameSchema = createPatternSchema(
  /^[a-z][a-z0-9-]{0,40}$/,
  'an app name such as "catalogue"',
);
export const versionSchema = createPatternSchema(
  /^\d+\.\d+\.\d+(-[a-z0-9.]+)?-[0-9a-f]{12}$/,
  'a version such as "0.1.0-0a1b2c3d4e5f"',
);
export const exactVersionSchema = createPatternSchema(
  /^\d+\.\d+\.\d+$/,
  'an exact version such as "19.3.1"',
);
export const integritySchema = createPatternSchema(
  /^sha384-[A-Za-z0-9+/]{64}$/,
  'a sha384 integrity value',
);
export const cspHashSchema = createPatternSchema(/^sha256-[A-Za-z0-9+/]{43}=$/, 'a sha256 hash');
export const queryNameSchema = createPatternSchema(
  /^[a-z][a-z0-9_-]{0,40}$/,
  'a name in addresses such as "page"',
);
export const routePatternSchema = createPatternSchema(
  /^\/\S*$/,
  'a route pattern that begins with "/"',
);

export const ENVIRONMENT_NAMES = ['production', 'staging'] as const;

export const environmentNameSchema = z.enum(ENVIRONMENT_NAMES);

export type EnvironmentName = (typeof ENVIRONMENT_NAMES)[number];

/** Returns the value with its type. Throws a RegistryError that lists the valid names for any other value. */
export function parseEnvironmentName(value: string): EnvironmentName {
  if (value === 'production' || value === 'staging') return value;
  throw new RegistryError(
    `There is no environment "${value}"; there are "production" and "staging".`,
  );
}

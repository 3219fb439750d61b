import { z } from 'zod';
import { RegistryError } from './registry-error.ts';

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

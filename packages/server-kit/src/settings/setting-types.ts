import path from 'node:path';
import { z } from 'zod';

/** Any text. An empty value counts as not set, so it is never passed. */
export const text = z.string();

/** A whole number from `min` to `max`, both included. */
export const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max));

/** One of the listed values, which the error message repeats. */
export const choice = <const Choice extends string>(...choices: readonly Choice[]) =>
  z.enum(choices, `must be ${choices.map((value) => `"${value}"`).join(' or ')}`);

/** `on` or `off`, converted to a boolean. */
export const onOff = choice('on', 'off').transform((value) => value === 'on');

/**
 * The values of NODE_ENV. Without this check, a public site with a misspelt value would run with the settings of
 * development.
 */
export const nodeEnvironment = choice('production', 'development', 'test');

/** An http or https URL, as text. */
export const httpUrl = z.url({ protocol: /^https?$/ });

/** Http or https URLs separated by spaces, converted to a list. */
export const httpUrls = z
  .string()
  .transform((value) => value.split(/\s+/).filter(Boolean))
  .pipe(z.array(httpUrl));

/** Http or https URL, converted to its origin. Path and query are removed. */
export const httpOrigin = httpUrl.transform((url) => new URL(url).origin);

/** A path, converted to an absolute one. Relative paths begin at `root`. */
export const pathFrom = (root: string) =>
  z.string().transform((value) => path.resolve(root, value));

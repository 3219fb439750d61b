import path from 'node:path';
import { z } from 'zod';

/** Any text; an empty value counts as not set. */
export const text = z.string();

/** A whole number in a range, bounds included. */
export const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max));

/** One of the listed values. */
export const choice = <const Choice extends string>(...choices: readonly Choice[]) =>
  z.enum(choices, `must be ${choices.map((value) => `"${value}"`).join(' or ')}`);

/** `on` or `off`. */
export const onOff = choice('on', 'off').transform((value) => value === 'on');

/** Rejects misspelt values, with which a public site would start with the settings of development. */
export const nodeEnvironment = choice('production', 'development', 'test');

/** An http or https URL. */
export const httpUrl = z.url({ protocol: /^https?$/ });

/** URLs separated by spaces. */
export const httpUrls = z
  .string()
  .transform((value) => value.split(/\s+/).filter(Boolean))
  .pipe(z.array(httpUrl));

/** Scheme and host of a URL. Path and query are removed. */
export const httpOrigin = httpUrl.transform((url) => new URL(url).origin);

/** A path. Relative paths are resolved against `root`. */
export const pathFrom = (root: string) =>
  z.string().transform((value) => path.resolve(root, value));

import path from 'node:path';
import { z } from 'zod';

/** Any text; an empty value counts as not set. */
export const text = z.string();

/** A whole number in a range, bounds included. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(least).max(most));

/** One of the listed values. */
export const oneOf = <const Word extends string>(...choices: readonly Word[]) =>
  z.enum(choices, `must be ${choices.map((word) => `"${word}"`).join(' or ')}`);

/** `on` or `off`. */
export const onOrOff = oneOf('on', 'off').transform((word) => word === 'on');

/** An http or https URL. */
export const webAddress = z.url({ protocol: /^https?$/ });

/** URLs separated by spaces. */
export const webAddresses = z
  .string()
  .transform((value) => value.split(/\s+/).filter(Boolean))
  .pipe(z.array(webAddress));

/** Scheme and host of a URL; path and query are dropped. */
export const webOrigin = webAddress.transform((address) => new URL(address).origin);

/** An absolute path, or one relative to `root`. */
export const pathFrom = (root: string) =>
  z.string().transform((value) => path.resolve(root, value));

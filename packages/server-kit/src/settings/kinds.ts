import path from 'node:path';
import { z } from 'zod';

/** Anything; what is empty counts as not given. */
export const text = z.string();

/** A whole number between two, both included. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(least).max(most));

/** One of some words. */
export const oneOf = <const Word extends string>(...choices: readonly Word[]) =>
  z.enum(choices, `must be ${choices.map((word) => `"${word}"`).join(' or ')}`);

/** `on` or `off`. */
export const onOrOff = oneOf('on', 'off').transform((word) => word === 'on');

/** An address of the web. */
export const webAddress = z.url({ protocol: /^https?$/ });

/** Addresses of the web, with spaces between them. */
export const webAddresses = z
  .string()
  .transform((value) => value.split(/\s+/).filter(Boolean))
  .pipe(z.array(webAddress));

/** Scheme and host; what stands behind them is cut off. */
export const webOrigin = webAddress.transform((address) => new URL(address).origin);

/** A folder or file, absolute, or beginning at `root`. */
export const pathFrom = (root: string) =>
  z.string().transform((value) => path.resolve(root, value));

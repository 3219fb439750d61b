import { z } from 'zod';
import { RegistryError } from './registry-error.ts';

/** A text with a pattern; `expected` completes "must be …". */
export const matching = (pattern: RegExp, expected: string) =>
  z.string(`must be ${expected}`).regex(pattern, `must be ${expected}`);

export const text = z.string().min(1);
export const count = z.int().min(0);
export const amount = z.number().min(0);
export const dictionary = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value);

/** `files.a.js.integrity`, `routes[0]`. */
const pathOf = (issue: z.core.$ZodIssue) =>
  issue.path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');

const foundAt = (value: unknown, issue: z.core.$ZodIssue): string => {
  const found = issue.path.reduce<unknown>(
    (inner, part) => (inner as Record<PropertyKey, unknown> | null)?.[part],
    value,
  );
  return found === undefined ? 'nothing' : JSON.stringify(found).slice(0, 80);
};

/** Validates a value; throws a RegistryError with location, rule and value. */
export function checked<T>(schema: z.ZodType<T>, value: unknown, place: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (!issue) throw new RegistryError(`${place} is invalid.`);
  const { message } = issue;
  throw new RegistryError(`${place}${pathOf(issue)}: ${message}, found ${foundAt(value, issue)}.`);
}

/** Parses and validates JSON; `place` is its file name in messages. */
export function parseJson<T>(source: string, schema: z.ZodType<T>, place: string): T {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    throw new RegistryError(`${place} is not JSON.`);
  }
  return checked(schema, value, place);
}

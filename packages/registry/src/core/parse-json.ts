import { z } from 'zod';
import { RegistryError } from './registry-error.ts';

/** Schema of a text with a pattern. `expected` completes the error message "must be …". */
export const createPatternSchema = (pattern: RegExp, expected: string) =>
  z.string(`must be ${expected}`).regex(pattern, `must be ${expected}`);

export const textSchema = z.string().min(1);
export const countSchema = z.int().min(0);
export const amountSchema = z.number().min(0);
export const createDictionarySchema = <Value extends z.ZodType>(valueSchema: Value) =>
  z.record(z.string(), valueSchema);

const MAX_VALUE_CHARS = 80;

/** Formats the path of an issue to append it to the name of a file: `.files.a.js.integrity`, `.routes[0]`. */
const formatPath = (issue: z.core.$ZodIssue) =>
  issue.path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');

const formatValueAt = (value: unknown, issue: z.core.$ZodIssue): string => {
  const issueValue = issue.path.reduce<unknown>(
    (inner, part) => (inner as Record<PropertyKey, unknown> | null)?.[part],
    value,
  );
  return issueValue === undefined
    ? 'nothing'
    : JSON.stringify(issueValue).slice(0, MAX_VALUE_CHARS);
};

/** Returns the validated value. Throws a RegistryError with `location`, the rule and the actual value. */
export function requireValid<T>(schema: z.ZodType<T>, value: unknown, location: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (!issue) throw new RegistryError(`${location} is invalid.`);
  const { message } = issue;
  throw new RegistryError(
    `${location}${formatPath(issue)}: ${message}, found ${formatValueAt(value, issue)}.`,
  );
}

/** Parses and validates JSON. Throws a RegistryError that begins with `location`, the name of the source. */
export function parseJson<T>(source: string, schema: z.ZodType<T>, location: string): T {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    throw new RegistryError(`${location} is not JSON.`);
  }
  return requireValid(schema, value, location);
}

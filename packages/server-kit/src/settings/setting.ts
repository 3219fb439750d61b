import path from 'node:path';
import { z } from 'zod';

/** Environment variables by name, without empty ones. */
export type EnvValues = Readonly<Record<string, string | undefined>>;

/** Condition under which a setting is required. */
export interface Condition {
  /** Completes "must be set", such as "with NODE_ENV=production". */
  readonly condition: string;
  readonly isMet: (env: EnvValues) => boolean;
}

/** Definition of one environment variable. */
interface Setting<Value, Default> {
  /** One sentence for the operator, without a full stop. */
  readonly description: string;
  /** Validates and converts the text of the variable, which is never empty. */
  readonly schema: z.ZodType<Value>;
  /** Value if the variable is not set. */
  readonly defaultValue: Default;
  /** Text for the default in `--help` and docs/operations.md, if the value alone is unclear. */
  readonly defaultLabel?: string;
  readonly required?: Condition;
  /** A secret can also be read from the file at `…_FILE`. */
  readonly isSecret?: true;
}

/** Settings of one program, by the name of the environment variable. */
export type Settings = Readonly<Record<string, Setting<unknown, unknown>>>;

/** Converted values by the name of the environment variable, or the default where it is not set. */
export type Values<Table extends Settings> = {
  readonly [Name in keyof Table]: Table[Name] extends Setting<infer Value, infer Default>
    ? Value | Default
    : never;
};

/** Defines a setting. TypeScript infers the type of its value from schema and default. */
export const setting = <Value, const Default>(
  definition: Setting<Value, Default>,
): Setting<Value, Default> => definition;

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

/** Returns true for a process that serves real visitors: with a PostgreSQL server or NODE_ENV=production. */
export const isDeployed = (env: EnvValues): boolean =>
  Boolean(env.DATABASE_URL || env.DATABASE_URL_FILE) || env.NODE_ENV === 'production';

/** Condition of settings that a deployed process requires, such as secrets and origins. */
export const whenDeployed: Condition = {
  condition: 'with DATABASE_URL or NODE_ENV=production',
  isMet: isDeployed,
};

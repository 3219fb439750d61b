import type { z } from 'zod';

/** Environment variables by name, without empty ones. */
export type EnvValues = Readonly<Record<string, string | undefined>>;

/** Condition under which a setting is required. */
export interface Condition {
  /** Completes "must be set", such as "with NODE_ENV=production". */
  readonly condition: string;
  readonly isMet: (env: EnvValues) => boolean;
}

/** Definition of one environment variable. */
export interface Setting<Value, Default> {
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

import type { z } from 'zod';

/** Set environment variables by name; no value is empty. */
export type EnvValues = Readonly<Record<string, string | undefined>>;

/** When a setting is required, as a check and as text. */
export interface Condition {
  /** Completes "must be set", such as "with NODE_ENV=production". */
  readonly condition: string;
  readonly isMet: (env: EnvValues) => boolean;
}

/** One setting of a program. */
export interface Setting<Value, Default> {
  /** One line for the operator, without full stop. */
  readonly description: string;
  /** Validates and converts the value, which is never empty. */
  readonly schema: z.ZodType<Value>;
  /** Default value. */
  readonly defaultValue: Default;
  /** Text for the default in the table, if its own text is unclear. */
  readonly defaultLabel?: string;
  readonly required?: Condition;
  /** Can also be read from the file at `…_FILE`. */
  readonly isSecret?: true;
}

/** All settings of one program, by environment variable. */
export type Settings = Readonly<Record<string, Setting<unknown, unknown>>>;

/** Settings of a program as converted values or defaults. */
export type Values<Table extends Settings> = {
  readonly [Name in keyof Table]: Table[Name] extends Setting<infer Value, infer Default>
    ? Value | Default
    : never;
};

/** Defines a setting and preserves the type of its value. */
export const setting = <Value, const Default>(
  definition: Setting<Value, Default>,
): Setting<Value, Default> => definition;

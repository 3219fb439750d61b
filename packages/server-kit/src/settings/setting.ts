import type { z } from 'zod';

/** Environment variables by name. Variables with an empty value are omitted. */
export type EnvValues = Readonly<Record<string, string | undefined>>;

/** Condition under which a setting is required, as a check and as text. */
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
  /** Value if the variable is not set. */
  readonly defaultValue: Default;
  /** Text for the default in the settings table, if the value alone is unclear. */
  readonly defaultLabel?: string;
  readonly required?: Condition;
  /** A secret can also be read from the file at `…_FILE`. */
  readonly isSecret?: true;
}

/** All settings of one program, by environment variable. */
export type Settings = Readonly<Record<string, Setting<unknown, unknown>>>;

/** Converted values or defaults of a program's settings. */
export type Values<Table extends Settings> = {
  readonly [Name in keyof Table]: Table[Name] extends Setting<infer Value, infer Default>
    ? Value | Default
    : never;
};

/** Defines a setting and preserves the type of its value. */
export const setting = <Value, const Default>(
  definition: Setting<Value, Default>,
): Setting<Value, Default> => definition;

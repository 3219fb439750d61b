import type { z } from 'zod';

/** What somebody has set, by name; nothing in it is empty. */
export type EnvValues = Readonly<Record<string, string | undefined>>;

/** When a setting must be given, for the program and in words. */
export interface Condition {
  /** Goes after "must be given", as "with NODE_ENV=production". */
  readonly condition: string;
  readonly holds: (env: EnvValues) => boolean;
}

/** One thing that can be set from outside: a line of a program's table. */
export interface Setting<Value, Otherwise> {
  /** For the operator, in a line; without a full stop. */
  readonly meaning: string;
  /** Checks and turns what was given, which is never empty. */
  readonly reads: z.ZodType<Value>;
  /** What holds when nothing is given. */
  readonly otherwise: Otherwise;
  /** How the table shows `otherwise`, where its own text would not say it. */
  readonly defaultLabel?: string;
  readonly required?: Condition;
  /** May come from a file as well: `…_FILE`. */
  readonly isSecret?: true;
}

/** All settings of one program, by the name of their environment variable. */
export type Settings = Readonly<Record<string, Setting<unknown, unknown>>>;

/** What a program gets to know: each setting as its kind made it, or what holds otherwise. */
export type Values<Table extends Settings> = {
  readonly [Name in keyof Table]: Table[Name] extends Setting<infer Value, infer Otherwise>
    ? Value | Otherwise
    : never;
};

/** A line of a table, with the types of its value kept. */
export const setting = <Value, const Otherwise>(
  one: Setting<Value, Otherwise>,
): Setting<Value, Otherwise> => one;

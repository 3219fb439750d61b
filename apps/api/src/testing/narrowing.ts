/** Schema changes that the previous release cannot handle, with their SQL. */
const NARROWING: readonly (readonly [string, RegExp])[] = [
  ['takes a table away', /\bDROP TABLE\b/i],
  ['takes a column away', /\bDROP COLUMN\b/i],
  ['renames', /\bRENAME (?:TO|COLUMN|CONSTRAINT)\b/i],
  ['changes a type', /\bALTER COLUMN\b.*\b(?:SET DATA )?TYPE\b/i],
  ['makes a column needed', /\bSET NOT NULL\b/i],
  ['takes a default away', /\bDROP DEFAULT\b/i],
  ['adds a needed column without a default', /\bADD COLUMN\b(?!.*\bDEFAULT\b).*\bNOT NULL\b/i],
  ['adds a rule', /\bADD CONSTRAINT\b/i],
  ['adds a rule', /\bCREATE UNIQUE INDEX\b/i],
  ['removes rows', /^\s*(?:DELETE FROM|TRUNCATE)\b/i],
];

/** A comment in the SQL that justifies the change: the previous release does not need it any more. */
const CONTRACTS = /--\s*contracts:\s*\S+/;

const TABLE = /\b(?:TABLE|ON|FROM|TRUNCATE)\s+(?:IF EXISTS\s+|ONLY\s+)?"?(?:public"?\."?)?(\w+)"?/i;
const CREATED = /\bCREATE TABLE\s+(?:IF NOT EXISTS\s+)?"?(?:public"?\."?)?(\w+)"?/gi;

/** One migration, by its file's name without `.sql`. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

const withoutBodies = (sql: string) => sql.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''");

const statementsOf = (sql: string) =>
  withoutBodies(sql)
    .split(/--> statement-breakpoint|;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean);

/**
 * Breaking changes in `migrations` after a released one. Tables that they create themselves cannot break the released
 * program.
 */
export function narrowingIn(migrations: readonly Migration[]): string[] {
  const own = new Set(
    migrations.flatMap(({ sql }) => [...sql.matchAll(CREATED)].map(([, table]) => table)),
  );
  return migrations.flatMap(({ name, sql }) =>
    statementsOf(sql).flatMap((statement) => {
      if (CONTRACTS.test(statement)) return [];
      const line = statement.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim();
      if (own.has(TABLE.exec(line)?.[1])) return [];
      return NARROWING.filter(([, pattern]) => pattern.test(line)).map(
        ([what]) => `${name} ${what}: ${line.slice(0, 120)}`,
      );
    }),
  );
}

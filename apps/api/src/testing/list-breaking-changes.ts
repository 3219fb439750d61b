const BREAKING_CHANGES: readonly (readonly [change: string, pattern: RegExp])[] = [
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

/** A comment in the SQL explains why the previous release does not depend on the changed object. */
const JUSTIFICATION_PATTERN = /--\s*contracts:\s*\S+/;

const TABLE_PATTERN =
  /\b(?:TABLE|ON|FROM|TRUNCATE)\s+(?:IF EXISTS\s+|ONLY\s+)?"?(?:public"?\."?)?(\w+)"?/i;
const CREATED_TABLE_PATTERN = /\bCREATE TABLE\s+(?:IF NOT EXISTS\s+)?"?(?:public"?\."?)?(\w+)"?/gi;

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** The released program does not use new tables, so their changes are not listed. */
export function listBreakingChanges(migrations: readonly Migration[]): string[] {
  const newTables = new Set(
    migrations.flatMap(({ sql }) =>
      [...sql.matchAll(CREATED_TABLE_PATTERN)].map(([, table]) => table),
    ),
  );
  return migrations.flatMap(({ name, sql }) =>
    splitStatements(sql).flatMap((statement) => {
      if (JUSTIFICATION_PATTERN.test(statement)) return [];
      const singleLine = statement.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim();
      if (newTables.has(TABLE_PATTERN.exec(singleLine)?.[1])) return [];
      return BREAKING_CHANGES.filter(([, pattern]) => pattern.test(singleLine)).map(
        ([change]) => `${name} ${change}: ${singleLine.slice(0, 120)}`,
      );
    }),
  );
}

function splitStatements(sql: string): string[] {
  return removeFunctionBodies(sql)
    .split(/--> statement-breakpoint|;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean);
}

const removeFunctionBodies = (sql: string) => sql.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''");

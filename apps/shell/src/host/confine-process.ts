import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import sqlite from 'node:sqlite';

/** The repository's root: this file is four folders below it. */
const programFolder = path.resolve(import.meta.dirname, '../../../..');

/** Node's types do not have `drop` yet, nor that there is none without the flag. */
interface Permissions {
  readonly permission?: NodeJS.ProcessPermission & {
    drop?(scope: 'fs.read', folder: string): void;
  };
}

/** Signals are not covered by Node's permission model: SIGUSR1 opens the debugger of another process. */
const SIGNALS = ['kill', '_kill', '_debugProcess', '_debugEnd'];

function refuse(): never {
  throw new Error('A version under test must not do this.');
}

/** Databases are not covered either: they are files that SQLite opens itself. */
function refuseDatabases() {
  for (const name of Object.keys(sqlite)) Object.defineProperty(sqlite, name, { value: refuse });
  // For `import()` as well.
  syncBuiltinESMExports();
}

/**
 * Takes the program's folder, signals and databases from this process before it runs a version that is not trusted yet;
 * what the program imports must be loaded by now. The folder is granted only for loading, because node_modules has
 * symbolic links: Node compares paths by their text, so that `link/../..` would lead anywhere.
 *
 * Throws without Node's permission model, and on a Node that cannot drop a permission.
 */
export function confineProcess(): void {
  const { permission }: Permissions = process;
  if (!permission?.drop)
    throw new Error('Start this on Node 24 with the flags of tools/smoke/confinement.mjs.');
  permission.drop('fs.read', programFolder);
  for (const name of SIGNALS) Object.defineProperty(process, name, { value: refuse });
  refuseDatabases();
}

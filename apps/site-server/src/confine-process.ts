import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import sqlite from 'node:sqlite';

/** Repository root, three folders above this file. */
const programFolder = path.resolve(import.meta.dirname, '../../..');

/** Missing in Node's types: `drop`, and that `permission` is undefined without its flag. */
interface Permissions {
  readonly permission?: NodeJS.ProcessPermission & {
    drop?(scope: 'fs.read', folder: string): void;
  };
}

/** Node's permission model does not cover signals: SIGUSR1 opens the debugger of another process. */
const SIGNAL_FUNCTIONS = ['kill', '_kill', '_debugProcess', '_debugEnd'];

function denyAccess(): never {
  throw new Error('A version under test is not allowed to do this.');
}

/** Nor does it cover databases: SQLite opens its files itself. */
function disableDatabases() {
  for (const name of Object.keys(sqlite))
    Object.defineProperty(sqlite, name, { value: denyAccess });
  // For `import()` as well.
  syncBuiltinESMExports();
}

/**
 * Revokes access to the program folder, signals and databases before an untrusted version runs; all
 * imports must be loaded by then. The folder is granted only for loading, because node_modules
 * contains symbolic links: Node compares paths as text, so `link/../..` would escape.
 * Throws without Node's permission model, and on a Node version that cannot drop a permission.
 */
export function confineProcess(): void {
  const { permission }: Permissions = process;
  if (!permission?.drop)
    throw new Error(
      'Start this on Node 24 with the flags of tools/smoke/create-confined-command.mjs.',
    );
  permission.drop('fs.read', programFolder);
  for (const name of SIGNAL_FUNCTIONS) Object.defineProperty(process, name, { value: denyAccess });
  disableDatabases();
}

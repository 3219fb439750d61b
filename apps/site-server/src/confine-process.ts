import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import sqlite from 'node:sqlite';

const programFolder = path.resolve(import.meta.dirname, '../../..');

/**
 * Node's types lack `drop`, and they do not say that `permission` is undefined without its flag.
 */
interface Permissions {
  readonly permission?: NodeJS.ProcessPermission & {
    drop?(scope: 'fs.read', folder: string): void;
  };
}

/**
 * Node's permission model does not cover signals. SIGUSR1 opens the debugger of another process.
 */
const SIGNAL_FUNCTIONS = ['kill', '_kill', '_debugProcess', '_debugEnd'];

function denyAccess(): never {
  throw new Error('A version under test is not allowed to do this.');
}

/** Node's permission model does not cover SQLite, which opens its files itself. */
function disableDatabases() {
  for (const name of Object.keys(sqlite))
    Object.defineProperty(sqlite, name, { value: denyAccess });
  // With this call `import()` also returns the replaced functions.
  syncBuiltinESMExports();
}

/**
 * Called before an untrusted version runs. Afterwards the process cannot read the program folder, send signals or open
 * databases, so all imports must be loaded by then. Node compares paths as text, so a symbolic link in node_modules
 * would allow `link/../..`. Throws without Node's permission model.
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

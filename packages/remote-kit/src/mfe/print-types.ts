// Prints the shared types that the remote is built against: the registry asks a command for them.
import { sharedTypes } from './shared-types.ts';

process.stdout.write(sharedTypes(process.cwd()));

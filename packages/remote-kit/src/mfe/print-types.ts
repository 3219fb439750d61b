// Prints the shared types that the remote is built against. The registry client runs this script.
import { sharedTypes } from './shared-types.ts';

process.stdout.write(sharedTypes(process.cwd()));

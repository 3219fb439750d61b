// The registry client runs this script to publish the shared types against which the remote is built.
import { sharedTypes } from './shared-types.ts';

process.stdout.write(sharedTypes(process.cwd()));

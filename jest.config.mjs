import { jestProjects } from './packages/tooling/src/jest/preset.mjs';

// Real databases and processes on a busy machine: a test that hangs still ends.
export default { projects: jestProjects(import.meta.dirname), testTimeout: 60_000 };

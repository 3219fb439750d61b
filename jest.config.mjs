import path from 'node:path';
import { jestProjects } from './packages/tooling/src/jest/jest-projects.mjs';

const root = import.meta.dirname;

// jest and the processes that tests start share compiled modules, so they start faster.
process.env.NODE_COMPILE_CACHE ??= path.join(root, '.data/test/compiled');

export default {
  projects: jestProjects(root),
  reporters: ['default', path.join(root, 'packages/tooling/src/jest/hang-reporter.mjs')],
  // Ends tests that hang. Tests with databases and processes are slow on a busy machine.
  testTimeout: 180_000,
  // By default jest leaves one core idle.
  maxWorkers: '100%',
};

import path from 'node:path';
import { jestProjects } from './packages/tooling/src/jest/jest-projects.mjs';

const root = import.meta.dirname;

// Processes that tests start, and jest's own, find their modules compiled.
process.env.NODE_COMPILE_CACHE ??= path.join(root, '.data/test/compiled');

// Real databases and processes on a busy machine: a test that hangs still ends.
export default {
  projects: jestProjects(root),
  reporters: ['default', path.join(root, 'packages/tooling/src/jest/hang-reporter.mjs')],
  testTimeout: 180_000,
  // jest alone would leave one of two processors idle.
  maxWorkers: '100%',
};

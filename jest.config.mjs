import { jestProjects } from './packages/tooling/src/jest/preset.mjs';

export default { projects: jestProjects(import.meta.dirname) };

// Jest configuration of one mutation target. Stryker loads it in its copy of the repository.
import path from 'node:path';
import { jestProjects } from '../../packages/tooling/src/jest/jest-projects.mjs';
import { mutationTargets } from './mutation-targets.mjs';

const root = path.join(import.meta.dirname, '../..');
const { tests } = mutationTargets[process.env.MUTATION_TARGET];

function findProject(test) {
  if (test.endsWith('.tsx')) return 'page';
  return test.startsWith('apps/api/') ? 'api' : 'node';
}

export default {
  rootDir: root,
  projects: jestProjects(root)
    .map((project) => ({
      ...project,
      testMatch: tests
        .filter((test) => findProject(test) === project.displayName)
        .map((test) => `<rootDir>/${test}`),
    }))
    .filter(({ testMatch }) => testMatch.length > 0),
  testTimeout: 30_000,
  maxWorkers: 1,
};

import { createRunner } from 'jest-light-runner';

const ProcessRunner = createRunner({ runtime: 'child_process' });

/**
 * Runs tests in child processes even with `-w 1` or on one CPU. With one worker, jest-light-runner would run them in
 * Jest's own process, which cannot exit while a test has an open server or database.
 */
export default class LightRunner extends ProcessRunner {
  constructor(globalConfig, ...args) {
    super({ ...globalConfig, maxWorkers: Math.max(2, globalConfig.maxWorkers) }, ...args);
  }
}

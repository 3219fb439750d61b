import { createRunner } from 'jest-light-runner';

const ProcessRunner = createRunner({ runtime: 'child_process' });

/**
 * Runs tests in child processes, also with `-w 1` or on one CPU. With one worker jest-light-runner uses Jest's own
 * process, which an open server or database of a test keeps alive.
 */
export default class LightRunner extends ProcessRunner {
  constructor(globalConfig, ...rest) {
    super({ ...globalConfig, maxWorkers: Math.max(2, globalConfig.maxWorkers) }, ...rest);
  }
}

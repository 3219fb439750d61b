import { createRunner } from 'jest-light-runner';

const ProcessRunner = createRunner({ runtime: 'child_process' });

/**
 * Runs tests in processes of their own, also with `-w 1` or on one CPU. With one worker jest-light-runner uses jest's own
 * process, which a server or database that a test leaves open keeps from ending.
 */
export default class LightRunner extends ProcessRunner {
  constructor(globalConfig, ...rest) {
    super({ ...globalConfig, maxWorkers: Math.max(2, globalConfig.maxWorkers) }, ...rest);
  }
}

// Adds timeouts, mocks scoped to a file and asynchronous fake timers, which jest-light-runner lacks. Runs once per
// worker.
import { createRequire } from 'node:module';

// jest-light-runner stores the test state in its own copy of jest-circus, so that copy must be imported.
const runnerRequire = createRequire(import.meta.resolve('jest-light-runner'));
const circus = runnerRequire('jest-circus');
const { ModernFakeTimers } = runnerRequire('@jest/fake-timers');

const DEFAULT_TIMEOUT_MS = 180_000;
let fileTimeout_ms = DEFAULT_TIMEOUT_MS;
const filesWithCleanup = new WeakSet();
const initialEnvironment = { ...process.env };
const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;

Object.assign(globalThis.jest, {
  setTimeout(timeout_ms) {
    fileTimeout_ms = timeout_ms;
  },
  useFakeTimers(options) {
    timers.useFakeTimers(options);
    return globalThis.jest;
  },
  useRealTimers() {
    timers.useRealTimers();
    return globalThis.jest;
  },
  setSystemTime: (now) => timers.setSystemTime(now),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
});

/** Fails a test or hook after its timeout. Its code cannot be stopped, so it continues. */
function withTimeout(run, timeout_ms, name) {
  return () => {
    let timer;
    const timeout = new Promise((_, reject) => {
      const error = new Error(`"${name}" took longer than ${timeout_ms} ms.`);
      timer = startTimer(() => reject(error), timeout_ms);
    });
    return Promise.race([Promise.resolve().then(run), timeout]).finally(() => stopTimer(timer));
  };
}

function restoreEnvironment() {
  for (const name of Object.keys(process.env))
    if (!(name in initialEnvironment)) delete process.env[name];
  Object.assign(process.env, initialEnvironment);
}

/** All files of a worker share a process, so mocks, fake timers and variables are reset after each file. */
function cleanUpAfterFile(rootBlock) {
  if (filesWithCleanup.has(rootBlock)) return;
  filesWithCleanup.add(rootBlock);
  fileTimeout_ms = DEFAULT_TIMEOUT_MS;
  const cleanUp = () => {
    globalThis.jest.useRealTimers();
    globalThis.jest.restoreAllMocks();
    restoreEnvironment();
  };
  rootBlock.hooks.push({ type: 'afterAll', fn: cleanUp });
}

// Without this, the worker outlives a parent that was killed.
process.on('disconnect', () => process.exit(1));

circus.addEventHandler((event, { currentDescribeBlock, rootDescribeBlock }) => {
  const isTest = event.name === 'add_test';
  if (!isTest && event.name !== 'add_hook') return;
  cleanUpAfterFile(rootDescribeBlock);
  const added = (isTest ? currentDescribeBlock.children : currentDescribeBlock.hooks).at(-1);
  if (typeof added?.fn !== 'function' || added.fn.length > 0) return;
  const name = isTest ? event.testName : event.hookType;
  added.fn = withTimeout(added.fn, event.timeout ?? fileTimeout_ms, name);
});

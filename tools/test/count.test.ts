import { addCounts, countJest, countPlaywright } from './count.mjs';

test('jest: a suite that could not be loaded is a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ],
  };
  expect(countJest(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('playwright: repeated ones passed, errors outside of tests failed', () => {
  const stats = { expected: 7, flaky: 1, unexpected: 2, skipped: 3 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 8, failed: 3, skipped: 3 });
});

test('sums', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(addCounts([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});

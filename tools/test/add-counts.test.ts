import { addCounts, countJest, countPlaywright } from './add-counts.mjs';

test('counts a Jest suite that could not be loaded as a failure', () => {
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

test('counts retried Playwright tests as passed and errors outside of tests as failed', () => {
  const stats = { expected: 7, flaky: 1, unexpected: 2, skipped: 3 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 8, failed: 3, skipped: 3 });
});

test('adds counts', () => {
  const counts = { passed: 1, failed: 2, skipped: 3 };
  expect(addCounts([counts, counts])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});

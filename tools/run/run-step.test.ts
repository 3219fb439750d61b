import { formatDuration, runStep } from './run-step.mjs';

test.each([
  [0, '0.0 s'],
  [1234, '1.2 s'],
  [61_000, '1 min 1 s'],
])('formats %i ms as %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test("prints a step's name and note and rethrows its error", async () => {
  const lines: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  await runStep('build shell', async () => 'up to date');
  await expect(runStep('publish', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  log.mockRestore();
  expect(lines[0]).toMatch(/^✓ build shell .* s {2}up to date$/);
  expect(lines[1]).toMatch(/^✗ publish /);
});

import { StartupError } from '../core/startup-error.ts';
import { parseOptions, reportFailure } from './parse-options.ts';

const USAGE_TEXT = 'Usage: npm run backup -- [archive] [--force]';
const options = { force: { type: 'boolean' }, since: { type: 'string' } } as const;
const parse = (...args: string[]) => parseOptions(USAGE_TEXT, options, { maxPositionals: 1, args });

test('parses options and arguments of a command line', () => {
  const { values, positionals } = parse('a.tar', '--force');
  expect([values.force, positionals]).toEqual([true, ['a.tar']]);
});

test.each([
  [['--bogus'], `Unknown option '--bogus'.\n${USAGE_TEXT}`],
  [['--force=yes'], `Option '--force' does not take an argument.\n${USAGE_TEXT}`],
  [['--since'], `Option '--since <value>' argument missing.\n${USAGE_TEXT}`],
  [['a.tar', 'b.tar'], USAGE_TEXT],
])('rejects the command line %j and shows the usage', (args, message) => {
  expect(() => parse(...args)).toThrow(message);
});

test('prints no stack trace for a failure that the operator can fix', () => {
  const printed: unknown[] = [];
  const consoleError = jest
    .spyOn(console, 'error')
    .mockImplementation((text) => printed.push(text));
  const fullDisk = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  const programError = new TypeError('not a function');
  for (const failure of [new StartupError('The path is missing.'), fullDisk, programError])
    reportFailure(failure);
  process.exitCode = 0;
  consoleError.mockRestore();
  expect(printed).toEqual(['The path is missing.', fullDisk.message, programError]);
});

import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const TIMEOUT_MS = 30_000;

test('Jest with one worker exits although a test leaves a timer running', async () => {
  const rootDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'light-runner-')));
  try {
    fs.writeFileSync(
      path.join(rootDir, 'open-timer.test.mjs'),
      "test('passes', () => void setInterval(() => undefined, 1000));",
    );
    const config = {
      rootDir,
      testMatch: ['<rootDir>/*.test.mjs'],
      runner: path.join(import.meta.dirname, 'light-runner.mjs'),
    };
    const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
    const { stderr } = await promisify(execFile)(
      process.execPath,
      [jest, '-w', '1', '--config', JSON.stringify(config)],
      { cwd: rootDir, timeout: TIMEOUT_MS },
    );
    expect(stderr).toContain('1 passed');
  } finally {
    fs.rmSync(rootDir, { recursive: true, force: true });
  }
});

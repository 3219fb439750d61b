import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { provideChromium } from './provide-chromium.mjs';

const originalPath = process.env.CHROMIUM_PATH;

afterEach(() => {
  if (originalPath === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = originalPath;
});

function writeProgram(body: string): string {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'chromium-test-')), 'browser');
  fs.writeFileSync(file, `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  return file;
}

test('uses the configured Chromium if it starts', async () => {
  const file = writeProgram('echo "Chromium 150.0"');
  process.env.CHROMIUM_PATH = file;
  expect(findChromium()).toBe(file);
  expect(await provideChromium()).toEqual({ path: file, isNew: false });
});

test.each([
  ['is an installation stub', 'echo "run: snap install chromium"; exit 1'],
  ['is another program', 'echo "Firefox 1"'],
])('rejects a configured program that %s and does not install Chromium', async (_, body) => {
  process.env.CHROMIUM_PATH = writeProgram(body);
  expect(findChromium()).toBeNull();
  await expect(provideChromium()).rejects.toThrow('is no Chromium that runs');
});

import childProcess from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** `@playwright/test` is a dependency of `e2e` in this repository, and of the root in the repository of a team. */
function resolvePlaywright(file) {
  for (const folder of ['e2e', '.']) {
    try {
      return createRequire(path.resolve(folder, 'package.json')).resolve(`@playwright/test${file}`);
    } catch {}
  }
  return null;
}

const START_TIMEOUT_MS = 20_000;

/** Chromium without a browser UI. The tests take half the time with it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function findPlaywrightChromium() {
  const file = resolvePlaywright('');
  return file && createRequire(file)(file).chromium.executablePath();
}

/** On some systems `chromium-browser` is only a stub for an installation, so the program must run. */
function canRun(file) {
  if (!file || !fs.existsSync(file)) return false;
  const options = { encoding: 'utf8', timeout: START_TIMEOUT_MS };
  const { status, stdout } = childProcess.spawnSync(file, ['--version'], options);
  return status === 0 && /chrom/i.test(stdout);
}

function findFirstRunnable(paths) {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return canRun(configured) ? configured : null;
  return [...paths, findPlaywrightChromium()].find(canRun) ?? null;
}

/**
 * Finds the Chromium for browser tests.
 * @returns {string | null} CHROMIUM_PATH if it is set, else the headless shell, a browser of the system or that of
 * Playwright
 */
export const findChromium = () => findFirstRunnable([HEADLESS_SHELL, ...SYSTEM_PATHS]);

/**
 * Finds the Chromium for measurements, which need the full browser if one is installed.
 * @returns {string | null} CHROMIUM_PATH if it is set, else a browser of the system, the headless shell or that of
 * Playwright
 */
export const findFullChromium = () => findFirstRunnable([...SYSTEM_PATHS, HEADLESS_SHELL]);

/** CLI of Playwright, for `node <file> install chromium`. Null if Playwright is not installed. */
export function findPlaywrightCli() {
  const manifest = resolvePlaywright('/package.json');
  return manifest && path.join(path.dirname(manifest), 'cli.js');
}

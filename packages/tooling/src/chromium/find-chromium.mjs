import childProcess from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Playwright is a dependency of `e2e` here, and of the root in a team's repository. */
function resolvePlaywright(file) {
  for (const folder of ['e2e', '.']) {
    try {
      return createRequire(path.resolve(folder, 'package.json')).resolve(`@playwright/test${file}`);
    } catch {
      // Try the next folder.
    }
  }
  return null;
}

/** Chromium without browser UI, which halves the time of the tests. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Playwright's own Chromium; null if Playwright is not installed. */
function findPlaywrightChromium() {
  const file = resolvePlaywright('');
  return file && createRequire(file)(file).chromium.executablePath();
}

/** Runs the program, because on some systems `chromium-browser` is only an installation stub. */
function canRun(file) {
  if (!file || !fs.existsSync(file)) return false;
  const options = { encoding: 'utf8', timeout: 20_000 };
  const { status, stdout } = childProcess.spawnSync(file, ['--version'], options);
  return status === 0 && /chrom/i.test(stdout);
}

function findFirstRunnable(paths) {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return canRun(configured) ? configured : null;
  return [...paths, findPlaywrightChromium()].find(canRun) ?? null;
}

/**
 * The Chromium that browser tests use.
 * @returns {string | null} its path; CHROMIUM_PATH comes first, then the headless shell, then the system's
 * others, then Playwright's
 */
export const findChromium = () => findFirstRunnable([HEADLESS_SHELL, ...systemPaths]);

/**
 * The Chromium for measurements: the full browser if one is installed.
 * @returns {string | null} its path; CHROMIUM_PATH comes first, then the system's, then the headless shell, then
 * Playwright's
 */
export const findFullChromium = () => findFirstRunnable([...systemPaths, HEADLESS_SHELL]);

/** Playwright's CLI, for `node <file> install chromium`; null if it is not installed. */
export function playwrightCli() {
  const manifest = resolvePlaywright('/package.json');
  return manifest && path.join(path.dirname(manifest), 'cli.js');
}

import childProcess from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const e2e = fileURLToPath(new URL('../../../../e2e/package.json', import.meta.url));

const system = [
  // Without the window around the page it runs the tests in half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where Playwright puts its own Chromium; null when Playwright is not installed. */
function playwrightsOwn() {
  try {
    return createRequire(e2e)('@playwright/test').chromium.executablePath();
  } catch {
    return null;
  }
}

/** It must really run: on some systems `chromium-browser` only says that it wants to be installed. */
function runs(file) {
  if (!file || !fs.existsSync(file)) return false;
  const options = { encoding: 'utf8', timeout: 20_000 };
  const { status, stdout } = childProcess.spawnSync(file, ['--version'], options);
  return status === 0 && /chrom/i.test(stdout);
}

/**
 * The Chromium that browser tests use.
 * @returns {string | null} its path; CHROMIUM_PATH comes first, then the system's, then Playwright's
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return runs(named) ? named : null;
  return [...system, playwrightsOwn()].find(runs) ?? null;
}

/** Playwright's command line, for `node <file> install chromium`; null when it is not installed. */
export function playwrightCli() {
  try {
    const manifest = createRequire(e2e).resolve('@playwright/test/package.json');
    return path.join(path.dirname(manifest), 'cli.js');
  } catch {
    return null;
  }
}

import { canInstallPackages, installPackages, runQuietly } from '../debian/install-packages.mjs';
import { findChromium, findPlaywrightCli } from './find-chromium.mjs';

const installHeadlessShell = () => installPackages(['chromium-headless-shell']);

async function installPlaywrightChromium() {
  const cli = findPlaywrightCli();
  if (!cli) return 'Playwright is not installed';
  return (await runQuietly(process.execPath, [cli, 'install', 'chromium'])).output;
}

/**
 * Finds a Chromium, or installs one: with apt-get as root on Debian, otherwise with Playwright.
 * @returns {Promise<{ path: string, isNew: boolean }>}
 * @throws Error with the end of the output of each installation
 */
export async function provideChromium() {
  const existing = findChromium();
  if (existing) return { path: existing, isNew: false };
  if (process.env.CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH (${process.env.CHROMIUM_PATH}) is no Chromium that runs.`);
  const messages = [];
  for (const install of [
    ...(canInstallPackages() ? [installHeadlessShell] : []),
    installPlaywrightChromium,
  ]) {
    messages.push(await install());
    const path = findChromium();
    if (path) return { path, isNew: true };
  }
  throw new Error(
    `No Chromium could be installed; set CHROMIUM_PATH to one.\n${messages.join('\n')}`,
  );
}

import { createRequire } from 'node:module';
import path from 'node:path';
import { findChromium } from '../../packages/tooling/src/chromium/find-chromium.mjs';
import { quietFlags } from '../../packages/tooling/src/chromium/quiet-flags.mjs';
import { root } from '../run/paths.mjs';

const HYDRATION_TIMEOUT_MS = 20_000;

/**
 * Pages run code of a version under test, which can reach only the site: all other requests go to a proxy that does
 * not exist. The flag also stops WebRTC, which would bypass the proxy.
 */
const createConfinement = (site) => ({
  proxy: { server: 'http://127.0.0.1:9', bypass: `<-loopback>,${new URL(site).host}` },
  flags: ['--force-webrtc-ip-handling-policy=disable_non_proxied_udp'],
});

async function launch(site) {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error(
      'no Chromium on this machine (set CHROMIUM_PATH, or skip the gate with a reason)',
    );
  // Playwright is a dependency of the browser tests' workspace.
  const { chromium } = createRequire(path.join(root, 'e2e', 'package.json'))('@playwright/test');
  const { proxy, flags } = createConfinement(site);
  try {
    const args = [...quietFlags.filter((flag) => flag !== '--no-sandbox'), ...flags];
    return await chromium.launch({ executablePath, args, proxy, chromiumSandbox: true });
  } catch {
    // Root and containers without user namespaces have no sandbox.
    return chromium.launch({ executablePath, args: [...quietFlags, ...flags], proxy });
  }
}

/** Errors of one page; empty if it rendered on the server and hydrated. */
async function findVisitErrors(browser, site, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors = [];
  // React reports hydration errors here too.
  page.on('pageerror', (error) => errors.push(`${address}: ${error.message}`));
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client_events'))
      errors.push(`${address}: reported ${request.postData()}`);
  });
  try {
    // `load` would wait for pictures, which the API draws on their first request.
    const response = await page.goto(site + address, { waitUntil: 'domcontentloaded' });
    if (response?.status() !== 200) errors.push(`${address}: status ${response?.status()}`);
    const hydrated = page.locator('html[data-hydrated]');
    await hydrated.waitFor({ state: 'attached', timeout: HYDRATION_TIMEOUT_MS });
    if ((await page.locator('h1').count()) !== 1) errors.push(`${address}: not exactly one h1`);
    const text = (await page.locator('main').textContent()) ?? '';
    if (text.trim() === '') errors.push(`${address}: the page is empty`);
  } catch (error) {
    errors.push(`${address}: ${error.message.split('\n')[0]}`);
  } finally {
    await context.close();
  }
  return errors;
}

/** Folder of the version in a report about thrown errors; null for other reports. */
function findReportedFolder(message) {
  const [, body] = /: reported (.*)$/.exec(message) ?? [];
  const { remote, version, code } = JSON.parse(body ?? '{}');
  return code === 'TH-201' || code === 'TH-301' ? `/r/${remote}/${version}/` : null;
}

/** Errors that a version's files throw, with their locations. A report contains only a code. */
async function collectThrownErrors(browser, site, address, folder) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const debug = await context.newCDPSession(page);
  const thrown = new Set();
  debug.on('Debugger.paused', ({ data }) => {
    const [text, ...stack] = String(data?.description ?? data?.value).split('\n');
    const frame = stack.find((line) => line.includes(folder));
    if (frame) thrown.add(`${text} ${frame.trim()}`);
    debug.send('Debugger.resume').catch(() => undefined);
  });
  try {
    await debug.send('Debugger.enable');
    await debug.send('Debugger.setPauseOnExceptions', { state: 'all' });
    const reported = page.waitForRequest(/\/api\/client_events$/, {
      timeout: HYDRATION_TIMEOUT_MS,
    });
    await page.goto(site + address, { waitUntil: 'domcontentloaded' });
    await reported;
    return [...thrown];
  } catch {
    return [];
  } finally {
    await context.close();
  }
}

/** Later pages are not visited, because each failing page takes its full timeout. */
const MAX_BROKEN_PAGES = 2;

/** Visits URLs in a headless browser, each as a first page, until enough have failed. */
export async function visitPages(site, addresses) {
  const browser = await launch(site);
  try {
    const errors = [];
    const thrown = new Set();
    let brokenPages = 0;
    for (const address of addresses) {
      const visitErrors = await findVisitErrors(browser, site, address);
      if (visitErrors.length === 0) continue;
      errors.push(...visitErrors);
      const folder = visitErrors.map(findReportedFolder).find((reported) => reported !== null);
      if (folder)
        for (const thrownError of await collectThrownErrors(browser, site, address, folder))
          thrown.add(thrownError);
      brokenPages += 1;
      if (brokenPages === MAX_BROKEN_PAGES) break;
    }
    return [...errors, ...thrown];
  } finally {
    await browser.close();
  }
}

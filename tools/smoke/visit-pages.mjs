import { createRequire } from 'node:module';
import path from 'node:path';
import { findChromium } from '../../packages/tooling/src/chromium/find-chromium.mjs';
import { quietFlags } from '../../packages/tooling/src/chromium/quiet-flags.mjs';
import { root } from '../run/paths.mjs';

const HYDRATION_TIMEOUT_MS = 20_000;

/** Each failing page takes its full timeout, so the visits end after this number. */
const MAX_BROKEN_PAGES = 2;

/** Opens each page in a new browser context, as the first page of a visit. Returns the errors. */
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

/**
 * Pages run code of a version under test, which must reach only the site. All other requests go to a proxy that does
 * not exist. The flag stops WebRTC, which would bypass the proxy.
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
  // Only the workspace of the browser tests depends on Playwright.
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

/** Returns no errors if the page was rendered on the server and hydrated. */
async function findVisitErrors(browser, site, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors = [];
  // React also reports hydration errors as page errors.
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

/** Returns the folder of the version that a report about thrown errors names, or null for other reports. */
function findReportedFolder(message) {
  const [, body] = /: reported (.*)$/.exec(message) ?? [];
  const { remote, version, code } = JSON.parse(body ?? '{}');
  return code === 'TH-201' || code === 'TH-301' ? `/r/${remote}/${version}/` : null;
}

/** A report contains only a code, so a debugger collects the errors that the version throws, with their locations. */
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

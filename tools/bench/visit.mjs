import { createRequire } from 'node:module';
import path from 'node:path';
import { findChromium } from '../../packages/tooling/src/chromium/find.mjs';
import { root } from '../run/paths.mjs';

const { chromium } = createRequire(path.join(root, 'e2e', 'package.json'))('@playwright/test');

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A phone on slow 4G: 1.6 Mbit/s down, 150 ms there and back, a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER = 4;
/** Work and shifts until so long after the page has loaded count. */
const AFTERWARDS_MS = 2500;

/** Runs in the page, before anything else of it. */
function observe() {
  const seen = { lcp: 0, cls: 0, long: [] };
  Object.assign(globalThis, { seen });
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  on('longtask', (entry) => seen.long.push([entry.startTime, entry.duration]));
}

/** Runs in the page. TBT: of each task after the first paint, what is beyond 50 ms. */
function read() {
  const { lcp, cls, long } = /** @type {any} */ (globalThis).seen;
  const mark = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
  const fcp = mark('first-contentful-paint');
  const tbt = long
    .filter(([start]) => start >= fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  return { fcp, lcp, hydrated: mark('hydrated'), tbt, cls };
}

const KINDS = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'css',
  Font: 'font',
  Image: 'image',
};

async function visit(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const kinds = new Map();
  const bytes = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = KINDS[kinds.get(requestId)] ?? 'other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  // Nothing is asked of the page while it comes alive: the question itself would be work of its thread.
  await page.waitForTimeout(AFTERWARDS_MS);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const times = await page.evaluate(read);
  await context.close();
  return { ...times, requests: kinds.size, bytes };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * Medians of several first visits to each address: milliseconds, and bytes on the wire with headers.
 * The addresses take turns, so that what else the machine does disturbs all of them alike.
 */
export async function measureVisits(urls, count) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  try {
    const runs = urls.map(() => []);
    // The first round is not counted: pictures are drawn when first asked for.
    for (let round = 0; round <= count; round += 1)
      for (const [at, url] of urls.entries()) {
        const run = await visit(browser, url);
        if (round > 0) runs[at].push(run);
      }
    return runs.map(summary);
  } finally {
    await browser.close();
  }
}

function summary(runs) {
  const keys = ['fcp', 'lcp', 'hydrated', 'tbt', 'cls', 'requests'];
  const kinds = [...new Set(runs.flatMap((run) => Object.keys(run.bytes)))];
  const middle = (read) => median(runs.map(read));
  return {
    ...Object.fromEntries(keys.map((key) => [key, middle((run) => run[key])])),
    bytes: Object.fromEntries(kinds.map((kind) => [kind, middle((run) => run.bytes[kind] ?? 0)])),
  };
}
